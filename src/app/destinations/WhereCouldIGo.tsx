import {useEffect, useRef, useState} from 'react';
import {useForm} from 'react-hook-form';
import type {Currencies} from '../content/siteFiles.ts';
import type {ServedProfile} from '../calculator/servedCalculator.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Destination} from './destinations.ts';
import {bringIntoView} from '../calculator/bringIntoView.ts';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {fill} from '../words/placeholders.tsx';
import {useQueuedSubmit} from '../calculator/queuedSubmit.tsx';
import sheet from '../calculator/Calculator.module.css';
import {DestinationList} from './DestinationList.tsx';
import {ProfileForm} from './ProfileForm.tsx';
import {countedProfile, profileOf, unanswered, type Profile} from './profile.ts';
import {RatesTable} from './RatesTable.tsx';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

/** Fetched together with the calculators. */
const fetchFinder = async () => (await import('./findDestinations.ts')).findDestinations;

interface WhereCouldIGoProps {
  /** Fetches every calculator that accepts a profile; called on the first submit. */
  readonly calculators: () => Promise<readonly ServedProfile[]>;
  readonly currencies: Currencies;
  /** The visitor's calendar day, read once per submit. */
  readonly today: () => CalendarDay;
}

interface Found {
  readonly profile: Profile;
  readonly destinations: readonly Destination[];
}

/** The profile form and the list of destinations, which stays until the next submit. */
export function WhereCouldIGo({calculators, currencies, today}: WhereCouldIGoProps) {
  const {register, handleSubmit, getValues} = useForm<FormValues>();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const result = useRef<HTMLDivElement>(null);

  const show = handleSubmit(async (typed) => {
    const asked = profileOf(typed, currencies);
    setProfile(asked);
    setAnnouncement(words.list.working);
    const destinations = await Promise.all([fetchFinder(), calculators()])
      .then(([find, all]) => find(all, countedProfile(asked), {currencies, today: today()}))
      .catch(() => null);
    setAnnouncement(destinations === null ? words.list.failed : countText(destinations));
    if (destinations !== null) setFound({profile: asked, destinations});
  });

  const queuedNote = useQueuedSubmit(show);
  useEffect(() => {
    if (found !== null) bringIntoView(result.current);
  }, [found]);

  return (
    <div className={`${sheet.sheet} ${styles.sheet}`}>
      <ProfileForm
        currencies={currencies}
        register={register}
        queuedNote={queuedNote}
        onSubmit={show}
        onChange={() => setProfile(profileOf(getValues(), currencies))}
      />
      <div className={styles.result} ref={result}>
        <p className={styles.status} role="status">
          {announcement}
        </p>
        {found === null ? (
          <div className={styles.quiet}>
            <p>{words.list.empty}</p>
            <p>{words.list.emptyHint}</p>
          </div>
        ) : (
          <>
            {profile !== null && !isSame(profile, found.profile) && <p className={styles.note}>{words.list.changed}</p>}
            <Unanswered labels={unanswered(found.profile, currencies)} profile={found.profile} />
            <DestinationList destinations={found.destinations} profile={countedProfile(found.profile)} />
          </>
        )}
        <RatesTable {...currencies} />
      </div>
    </div>
  );
}

/** Lists the questions that counted as not answered. */
function Unanswered({labels, profile}: {readonly labels: readonly string[]; readonly profile: Profile}) {
  const noCurrency = profile.salary !== '' && profile.currency === '';
  return (
    <>
      {labels.length > 0 && (
        <p className={styles.note}>{fill(words.list.unanswered, {questions: labels.join(' · ')})}</p>
      )}
      {noCurrency && <p className={styles.note}>{words.list.noCurrency}</p>}
    </>
  );
}

function countText(destinations: readonly Destination[]): string {
  const count = (standing: Destination['standing']): string =>
    String(destinations.filter((destination) => destination.standing === standing).length);
  const all = String(destinations.length);
  return fill(words.list.counted, {all, yes: count('yes'), depends: count('depends'), no: count('no')});
}

function isSame(one: Profile, other: Profile): boolean {
  return Object.entries(one).every(([term, answer]) => answer === other[term as keyof Profile]);
}
