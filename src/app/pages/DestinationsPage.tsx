import {type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import {useForm} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readText} from '../../engine/runtime/answers.ts';
import {month} from '../../engine/runtime/formats.ts';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import {FieldLinks} from '../fields/Field.tsx';
import {FieldsContext} from '../fields/Labelled.tsx';
import {keepInView} from '../form/keepInView.ts';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import {keepForm, keptForm} from '../form/keptForm.ts';
import {useFirstTouch} from '../fields/useFirstTouch.ts';
import {useQueuedSubmit} from '../form/queuedSubmit.tsx';
import currencyRates from '../content/currencies.yaml';
import type {DestinationList} from '../destinations/DestinationList.tsx';
import type {Destination} from '../destinations/findDestinations.ts';
import type {matches, matchOf} from '../destinations/match.ts';
import {ProfileForm} from '../destinations/ProfileForm.tsx';
import {
  hasAnswers,
  isFor,
  leftOutQuestions,
  normalizedProfile,
  personInputs,
  purposeInput,
  type Profile,
  moneyInputsIn,
  unansweredQuestions,
} from '../destinations/profile.ts';
import {loadable} from '../loading/loadable.tsx';
import {usePageContext} from '../rendering/pageContext.ts';
import * as words from '../words/destinations.ts';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import page from './ContentPage.module.css';
import styles from '../destinations/destinations.module.css';

const calculatorsPart = loadable(() => import('../destinations/calculators.ts'));
const fetchCalculators = async () => (await calculatorsPart.load()).destinations.load();

interface DestinationsPageProps {
  /** The content page above the form, and below the results. */
  readonly header: ReactNode;
  readonly sections: ReactNode;
  /** For browsers without scripts; rendered by the build only. */
  readonly withoutScript: ReactNode;
}

/** The content page with the profile form and the list of destinations. */
export default function DestinationsPage({header, sections, withoutScript}: DestinationsPageProps) {
  const {today} = usePageContext();
  return (
    <article>
      <StaticHtml>{header}</StaticHtml>
      <StaticHtml>{withoutScript}</StaticHtml>
      <WhereCouldIGo calculators={fetchCalculators} today={today} />
      <StaticHtml className={page.page}>{sections}</StaticHtml>
    </article>
  );
}

const finder = loadable(() => import('../destinations/findDestinations.ts'));
const destinationList = loadable(() => import('../destinations/DestinationList.tsx'));
const matching = loadable(() => import('../destinations/match.ts'));
const profileReader = loadable(() => import('../destinations/readProfile.ts'));

/** Fetched together with the calculators. */
async function fetchResults() {
  const parts = [finder.load(), destinationList.load(), matching.load(), profileReader.load()] as const;
  const [find, list, match, reader] = await Promise.all(parts);
  return {...find, ...list, ...match, ...reader};
}

/** The destinations of a submitted profile, with the modules that show them. */
interface Results {
  readonly values: FormValues;
  readonly profile: Profile;
  readonly destinations: readonly Destination[];
  readonly day: CalendarDay;
  readonly DestinationList: typeof DestinationList;
  readonly matches: typeof matches;
  readonly matchOf: typeof matchOf;
}

const fieldsContext = {prefix: '', fields: [purposeInput, ...personInputs, ...moneyInputsIn('')]};

interface WhereCouldIGoProps {
  /** Fetches every calculator that accepts a profile; called at the first touch of the form, and on submit. */
  readonly calculators: () => Promise<readonly ServedProfile[]>;
  /** The visitor's calendar day, read once per submit. */
  readonly today: () => CalendarDay;
}

/** The profile form and the list of destinations, which stays until the next submit. */
export function WhereCouldIGo({calculators, today}: WhereCouldIGoProps) {
  const {register, handleSubmit, getValues, reset} = useForm<FormValues>();
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<Results | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const resultElement = useRef<HTMLDivElement>(null);

  const showDestinations = handleSubmit(async (submittedValues) => {
    setValues(submittedValues);
    if (!hasAnswers(submittedValues)) {
      setAnnouncement(words.list.nothingAnswered);
      setResult(null);
      return;
    }
    setAnnouncement(words.list.working);
    const day = today();
    const found = await Promise.all([fetchResults(), calculators()])
      .then(async ([parts, all]) => {
        const profile = parts.profileOf(submittedValues);
        const wanted = all.filter((calculator) => isFor(calculator, submittedValues['purpose']));
        const destinations = await parts.findDestinations(wanted, normalizedProfile(profile), day);
        return {...parts, destinations, values: submittedValues, profile, day};
      })
      .catch(() => null);
    setAnnouncement(found === null ? words.list.failed : countText(found));
    if (found !== null) setResult(found);
  });

  const fetchCountries = useCallback(async () => {
    const names = (await calculators()).map(({page: pageOn}) => pageOn(today()).country);
    return [...new Set(names)].toSorted();
  }, [calculators, today]);

  const sheet = useRef<HTMLDivElement>(null);
  // Some 70 small scripts, which arrive while the visitor answers. What fails is fetched again on submit.
  useFirstTouch(sheet, () => void calculators().catch(() => undefined));
  const queuedNote = useQueuedSubmit(showDestinations);
  const restore = useEffectEvent(() => {
    const kept = keptForm();
    if (kept === undefined) return;
    reset(kept.values);
    setValues(kept.values);
    if (kept.submitted) void showDestinations();
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (hasAnswers(values)) keepForm('/where-could-i-go', {values, submitted: result !== null});
  }, [values, result]);
  useEffect(() => {
    if (result !== null) keepInView(resultElement.current);
  }, [result]);

  return (
    <FieldsContext value={fieldsContext}>
      <div className={styles.sheet} ref={sheet}>
        <ProfileForm
          register={register}
          values={values}
          queuedNote={queuedNote}
          fetchCountries={fetchCountries}
          onSubmit={showDestinations}
          onChange={() => setValues(getValues())}
        />
        <div className={styles.result} ref={resultElement}>
          <p className={styles.status} role="status">
            {announcement}
          </p>
          {result === null ? (
            <div className={styles.quiet}>
              <p>{words.list.empty}</p>
              <p>{words.list.emptyHint}</p>
            </div>
          ) : (
            <>
              {!isSame(values, result.values) && <p className={styles.note}>{words.list.changed}</p>}
              <OpenQuestions profile={result.profile} values={result.values} />
              <result.DestinationList destinations={result.destinations} today={result.day} />
            </>
          )}
          <RatesTable />
        </div>
      </div>
    </FieldsContext>
  );
}

/** Links to the questions whose answers are left out, and to the unanswered ones. */
function OpenQuestions({profile, values}: Pick<Results, 'profile' | 'values'>) {
  const leftOut = leftOutQuestions(profile, values);
  const questions = unansweredQuestions(profile).filter(({id}) => leftOut.every((other) => other.id !== id));
  const hasAmount = [profile.salary, profile.income, profile.savings].some((amount) => amount !== '');
  const noCurrency = hasAmount && profile.currency === '';
  return (
    <>
      {leftOut.length > 0 && (
        <p className={styles.note}>
          <Sentence text={words.list.leftOut} values={{what: <FieldLinks to={leftOut} />}} />
        </p>
      )}
      {questions.length > 0 && (
        <p className={styles.note}>
          <Sentence text={words.list.unanswered} values={{what: <FieldLinks to={questions} />}} />
        </p>
      )}
      {noCurrency && <p className={styles.note}>{words.list.noCurrency}</p>}
    </>
  );
}

/** '1 likely match, 14 need only a job offer, 5 unlikely': every group that is not empty, and always the likely one. */
function countText({destinations, matches, matchOf}: Results): string {
  const found = destinations.map((destination) => matchOf(destination));
  return matches
    .map((match) => ({match, count: found.filter((each) => each === match).length}))
    .filter(({match, count}) => count > 0 || match === 'likely')
    .map(({match, count}) => fill(words.counted[match], {count}))
    .join(', ');
}

function isSame(a: FormValues, b: FormValues): boolean {
  return Object.keys({...a, ...b}).every((id) => readText(a[id]) === readText(b[id]));
}

/** The exchange rates used for salaries, with their month. */
function RatesTable() {
  return (
    <details className={styles.rates}>
      <summary>{words.rates.title}</summary>
      <p>{fill(words.rates.note, {month: month(currencyRates.asOf)})}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rates.currency}</th>
            <th scope="col">{words.rates.perDollar}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(currencyRates.currencies).map(([code, {name, perDollar}]) => (
            <tr key={code}>
              <th scope="row">
                {name} ({code})
              </th>
              <td>{perDollar.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
