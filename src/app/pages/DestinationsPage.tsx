import {type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useForm} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {Edition} from '../../engine/results/editions.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readText} from '../../engine/runtime/answers.ts';
import {month} from '../../engine/runtime/formats.ts';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import {FieldLinks} from '../fields/Field.tsx';
import {siteHost} from '../calculator/siteHost.ts';
import {FieldsContext} from '../fields/Labelled.tsx';
import {keepInView} from '../form/keepInView.ts';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import {chooseEdition, chosenEdition} from '../form/chosenEdition.ts';
import {keepForm, keptForm} from '../form/keptForm.ts';
import {useFirstTouch} from '../fields/useFirstTouch.ts';
import {useQueuedSubmit} from '../form/queuedSubmit.tsx';
import currencyRates from '../content/currencies.yaml';
import type {DestinationList, headlineOf} from '../destinations/DestinationList.tsx';
import type {InEditions} from '../destinations/findDestinations.ts';
import type {StudyCost, StudyCosts} from '../destinations/StudyCosts.tsx';
import {ProfileForm} from '../destinations/ProfileForm.tsx';
import {
  allInputs,
  hasAnswers,
  isFor,
  leftOutQuestions,
  normalizedProfile,
  type Profile,
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
const studies = loadable(() => import('../destinations/StudyCosts.tsx'));
const profileReader = loadable(() => import('../destinations/readProfile.ts'));

/** Fetched together with the calculators. */
async function fetchResults() {
  const parts = [finder.load(), destinationList.load(), profileReader.load()] as const;
  const [find, list, reader] = await Promise.all(parts);
  return {...find, ...list, ...reader};
}

interface Submitted {
  readonly values: FormValues;
  readonly day: CalendarDay;
}

/** The destinations of a submitted profile, with the modules that show them. */
interface Places extends Submitted {
  readonly profile: Profile;
  readonly destinations: readonly InEditions[];
  readonly all: readonly ServedProfile[];
  readonly DestinationList: typeof DestinationList;
  readonly headlineOf: typeof headlineOf;
}

/** What studying costs, with the module that shows it. */
interface Studies extends Submitted {
  readonly costs: readonly StudyCost[];
  readonly headline: string;
  readonly StudyCosts: typeof StudyCosts;
}

type Results = Places | Studies;

async function studiesOn(day: CalendarDay, values: FormValues): Promise<Studies> {
  const [part, {studyCalculators}] = await Promise.all([studies.load(), calculatorsPart.load()]);
  const costs = part.studyCostsOf(await studyCalculators.load(), day);
  return {StudyCosts: part.StudyCosts, costs, headline: part.studyHeadline(costs), values, day};
}

async function placesOn(
  day: CalendarDay,
  values: FormValues,
  calculators: () => Promise<readonly ServedProfile[]>,
): Promise<Places> {
  const [parts, all] = await Promise.all([fetchResults(), calculators()]);
  const profile = parts.profileOf(values);
  const wanted = all.filter((calculator) => isFor(calculator, values['purpose']));
  const destinations = await parts.findDestinations(wanted, normalizedProfile(profile), day);
  return {...parts, destinations, all, values, profile, day};
}

interface WhereCouldIGoProps {
  /** Fetches every calculator that accepts a profile; called at the first touch of the form, and on submit. */
  readonly calculators: () => Promise<readonly ServedProfile[]>;
  /** The visitor's calendar day, read once per submit. */
  readonly today: () => CalendarDay;
}

/** The profile form and the list of destinations, which stays until the next submit. */
export function WhereCouldIGo({calculators, today}: WhereCouldIGoProps) {
  const {register, handleSubmit, getValues, setValue, reset} = useForm<FormValues>();
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<Results | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [edition, setEdition] = useState<Edition>(() => chosenEdition() ?? 'today');
  const [isUnfolded, setUnfolded] = useState(false);
  const resultElement = useRef<HTMLDivElement>(null);
  const headline = useRef<HTMLParagraphElement>(null);

  const showDestinations = handleSubmit(async (submittedValues) => {
    setValues(submittedValues);
    if (!hasAnswers(submittedValues)) {
      setAnnouncement(words.list.nothingAnswered);
      setResult(null);
      return;
    }
    setAnnouncement(words.list.working);
    const day = today();
    const finding: Promise<Results> =
      submittedValues['purpose'] === 'study'
        ? studiesOn(day, submittedValues)
        : placesOn(day, submittedValues, calculators);
    const found = await finding.catch(() => null);
    setAnnouncement(found === null ? words.list.failed : headlineIn(found, edition));
    if (found !== null) {
      setResult(found);
      setUnfolded(false);
    }
  });

  function changeEdition(name: Edition): void {
    chooseEdition(name);
    setEdition(name);
    if (result !== null) setAnnouncement(headlineIn(result, name));
  }

  function changePurpose(purpose: string): void {
    setValue('purpose', purpose);
    setValues(getValues());
    void showDestinations();
  }

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
    if (result === null) return;
    keepInView(resultElement.current);
    const {activeElement} = document;
    // The button that was pressed is hidden now.
    if (activeElement instanceof HTMLElement && activeElement.closest('form') && activeElement.offsetParent === null)
      headline.current?.focus({preventScroll: true});
  }, [result]);
  const context = useMemo(
    () => ({
      prefix: '',
      fields: allInputs,
      otherAmount: siteHost.site?.otherAmount,
      unfold: () => flushSync(() => setUnfolded(true)),
    }),
    [],
  );

  return (
    <FieldsContext value={context}>
      <div className={styles.sheet} ref={sheet}>
        <ProfileForm
          register={register}
          values={values}
          // The list has a link back to it.
          isFolded={result !== null && !('costs' in result) && !isUnfolded}
          queuedNote={queuedNote}
          fetchCountries={fetchCountries}
          onSubmit={showDestinations}
          onChange={() => setValues(getValues())}
        />
        <div className={styles.result} ref={resultElement}>
          <p
            className={result === null ? styles.status : styles.headline}
            role="status"
            tabIndex={result === null ? undefined : -1}
            ref={headline}
          >
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
              {'costs' in result ? (
                <result.StudyCosts costs={result.costs} today={result.day} currency={result.values['currency']} />
              ) : (
                <>
                  <OpenQuestions profile={result.profile} values={result.values} />
                  <result.DestinationList
                    destinations={result.destinations}
                    calculators={result.all}
                    purpose={result.values['purpose']}
                    profile={result.profile}
                    today={result.day}
                    onPurpose={changePurpose}
                    edition={edition}
                    onEdition={changeEdition}
                  />
                </>
              )}
            </>
          )}
          <RatesTable />
        </div>
      </div>
    </FieldsContext>
  );
}

/** Links to the questions whose answers are left out, and to the unanswered ones. */
function OpenQuestions({profile, values}: Pick<Places, 'profile' | 'values'>) {
  const leftOut = leftOutQuestions(profile, values);
  const questions = unansweredQuestions(profile, values).filter(({id}) => leftOut.every((other) => other.id !== id));
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

const headlineIn = (found: Results, edition: Edition): string =>
  'costs' in found ? found.headline : found.headlineOf(found.destinations, edition);

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
