import type {ReactNode} from 'react';
import type {
  Authority,
  DatedChange,
  Documentation as DocumentationTexts,
  LawChange,
  Page,
} from '../../engine/plan/inWords/texts.ts';
import {calendarDay, list, month} from '../../engine/runtime/formats.ts';
import {isInForce} from '../../engine/plan/lawChange.ts';
import {showsFigure} from '../../engine/plan/explanation/figure.ts';
import {type CalendarDay, firstDayOf, nextYearly} from '../../engine/runtime/calendar.ts';
import {Link} from '../addresses/Link.tsx';
import type {ServedCalculator, SiteDocumentation} from '../calculators/servedCalculator.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {calculatorOf, documentationOf} from '../calculators/parts.ts';
import facts from '../content/facts.yaml';
import {useLoaded} from '../loading/loadable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {useDay, usePageContext} from '../rendering/pageContext.ts';
import {StaticReportButton} from '../report/ReportButton.tsx';
import {changesId, ruleRowId} from '../result/explanation/idsInRules.ts';
import {SourceMarks} from '../result/explanation/InRules.tsx';
import {useHotReloaded} from '../rendering/hotReload.ts';
import {SourceText} from '../sources/SourceText.tsx';
import {WhereToCheck} from '../sources/WhereToCheck.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import {documentation as texts} from '../words/documentation.ts';
import * as words from '../words/upToDate.ts';
import {Rule} from './Rule.tsx';
import {Sources} from './Sources.tsx';
import styles from './CalculatorDocumentation.module.css';

/** The documentation below a calculator's form, and the page's metadata. */
export default function CalculatorDocumentation({calculator}: {readonly calculator: ServedCalculator}) {
  const {page, changesOn} = useHotReloaded('calculator', calculator, calculatorOf);
  const emitted = useHotReloaded(
    'documentation',
    useLoaded(calculatorModules(calculator.id).documentation)!,
    documentationOf,
  );
  const {related, affected} = emitted;
  const documentation = (date: CalendarDay): DocumentationTexts =>
    emitted.documentation(date, calculator.rulesOn(date));
  const day = useDay();
  const {buildDay} = usePageContext();
  const {id, title, description, keywords} = page(day);
  const {faqs} = documentation(day);
  // A built page contains a version for each later day on which a figure changes: see StaticHtml.tsx.
  const laterDays = import.meta.env.SSR ? changesOn.filter((change) => change > day) : [];
  const documentationOn = (date: string) => (
    <Documentation
      documentation={documentation(date)}
      page={page(date)}
      related={related}
      affected={isAsBuilt(documentation(date).changes, date, buildDay) ? affected : []}
      day={date}
    />
  );
  return (
    <>
      <Metadata page={{title, description, keywords, path: `/${id}`, calculator: page(day), faqs}} />
      {documentationOn(day)}
      {laterDays.map((date) => (
        <template key={date} data-from={date}>
          {documentationOn(date)}
        </template>
      ))}
    </>
  );
}

interface DocumentationProps extends Pick<SiteDocumentation, 'related' | 'affected'> {
  readonly documentation: DocumentationTexts;
  readonly page: Page;
  readonly day: CalendarDay;
}

/** Whether the same is different as on the day of the build, on which it was worked out who is affected. */
const isAsBuilt = (changes: readonly LawChange[], day: CalendarDay, buildDay: CalendarDay): boolean =>
  changes.every((change) => isInForce(change, day) === isInForce(change, buildDay));

/** Everything below the form and its result, with a link from each figure to its source. It is prerendered and not part of the page's first scripts. */
export function Documentation({documentation, page, related, affected, day}: DocumentationProps) {
  const {howTo, explainers, faqs, changes, yearly, history} = documentation;
  const different = changes.filter((change) => isInForce(change, day));
  return (
    <>
      {different.length > 0 && (
        <details className={styles.rulesUsed}>
          <summary>
            <h2>{texts.changes}</h2>
          </summary>
          {/* The target is within it: going there opens it. */}
          <div id={changesId}>
            <Dated entries={different.map(entryOf)} />
            {affected.length > 0 && (
              <>
                <h3>{texts.affected}</h3>
                <ul>
                  {affected.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </details>
      )}
      <Upcoming changes={changes} yearly={yearly} day={day} />
      {howTo.length > 0 && (
        <Section id="how-to-use" title={texts.howTo} className={styles.onScreen}>
          <ol>
            {howTo.map((step) => (
              <li key={step}>
                <TextWithSources text={step} documentation={documentation} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Rules documentation={documentation} page={page} />
      {explainers.map(({title, text}) => (
        <section key={title} className={styles.onScreen}>
          <h2>{title}</h2>
          <p>
            <TextWithSources text={text} documentation={documentation} authority={page.source} />
          </p>
        </section>
      ))}
      {faqs.length > 0 && (
        <Section id="faqs" title={texts.faqs} className={styles.onScreen}>
          {faqs.map(({question, answer}) => (
            <details key={question} className={styles.faq}>
              <summary>{question}</summary>
              <p>
                <TextWithSources text={answer} documentation={documentation} authority={page.source} />
              </p>
            </details>
          ))}
        </Section>
      )}
      <History history={history} page={page} />
      {related.length > 0 && (
        <Section id="related" title={texts.related} className={styles.onScreen}>
          <ul className={styles.related}>
            {related.map(({id, title}) => (
              <li key={id}>
                <Link to={`/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/**
 * How a result is calculated: in words, as lists of the rules, and our assumptions. Closed, since it is longer than the
 * rest of the page; printed only if the visitor has opened it.
 */
function Rules({documentation, page}: Pick<DocumentationProps, 'documentation' | 'page'>) {
  const {method, rules, sources, assumptions} = documentation;
  return (
    <details id="rules" className={styles.rulesUsed}>
      <summary>
        <h2>{texts.rules}</h2>
      </summary>
      {method.map((paragraph) => (
        <p key={paragraph}>
          <TextWithSources text={paragraph} documentation={documentation} authority={page.source} />
        </p>
      ))}
      {rules.length > 0 && (
        <div className={styles.rules}>
          {rules.map((rule, position) => (
            <Rule key={rule.title} rule={rule} rowId={(row) => ruleRowId(position, row)} />
          ))}
        </div>
      )}
      {assumptions.length > 0 && (
        <>
          <h3>{texts.assumptions}</h3>
          <p>{texts.assumptionsIntro}</p>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>
                <TextWithSources text={assumption} documentation={documentation} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Sources sources={sources} authority={page.source} />
      <Verify page={page} />
    </details>
  );
}

/** What is known to change, and what changes every year. */
function Upcoming({
  changes,
  yearly,
  day,
}: Pick<DocumentationTexts, 'changes' | 'yearly'> & {readonly day: CalendarDay}) {
  const announced = changes.filter(({on}) => firstDayOf(on) > day).toReversed();
  if (announced.length + yearly.length === 0) return null;
  return (
    <Section id="upcoming" title={texts.upcoming} className={styles.onScreen}>
      {announced.length > 0 && <Dated entries={announced.map(entryOf)} />}
      {yearly.map(({on, labels}) => (
        <p key={on}>
          {fill(texts.yearly, {figures: list(labels.map(nameInList)), next: calendarDay(nextYearly(on, day))})}
        </p>
      ))}
    </Section>
  );
}

const nameInList = (label: string): string => fill(texts.quoted, {label});

const entryOf = ({on, say, sources}: LawChange) => ({
  on,
  text: (
    <>
      {say}
      <SourceMarks sources={sources.length === 0 ? [0] : sources} />
    </>
  ),
});

interface TextWithSourcesProps {
  readonly text: string;
  readonly documentation: Pick<DocumentationTexts, 'textSources'>;
  /** To link to, once; without one, its name stays plain. */
  readonly authority?: Authority;
}

/** A text; if it shows a figure, with one mark for each source of its figures at its end. */
function TextWithSources({text, documentation: {textSources}, authority}: TextWithSourcesProps) {
  return (
    <>
      <SourceText text={text} source={authority} />
      {showsFigure(text) && <SourceMarks sources={textSources?.[text] ?? [0]} />}
    </>
  );
}

/** Where to verify the rules, and when we will next. */
export function Verify({page: {source, reviewBy}}: {readonly page: Pick<Page, 'source' | 'reviewBy'>}) {
  return (
    <>
      <h3>{texts.verify}</h3>
      <p>
        <Sentence text={texts.verifyText} values={{source: <WhereToCheck source={source} />}} />{' '}
        {reviewBy !== undefined && `${fill(words.reviewBy, {month: month(reviewBy)})} `}
        <StaticReportButton />
      </p>
    </>
  );
}

interface HistoryProps extends Pick<DocumentationTexts, 'history'> {
  readonly page: Pick<Page, 'published'>;
}

/** What has changed since the page was published, latest first. */
export function History({history, page: {published = facts.published}}: HistoryProps) {
  const first = history.length === 0 ? words.history.unchanged : words.history.first;
  const changes: readonly DatedChange[] = [...history, {on: published, say: first}];
  return (
    <Section id="history" title={words.history.title} className={styles.onScreen}>
      <Dated entries={changes.map(({on, say}) => ({on, text: say}))} />
    </Section>
  );
}

interface DatedProps {
  /** Each with its day or month. */
  readonly entries: readonly {readonly on: string; readonly text: ReactNode}[];
}

function Dated({entries}: DatedProps) {
  return (
    <dl className={styles.history}>
      {entries.map(({on, text}, index) => (
        <div key={index}>
          <dt>
            <time dateTime={on}>{on.length === 7 ? month(on) : calendarDay(on)}</time>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  /** Also the fragment that links to it. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Section({id, title, className, children}: SectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
