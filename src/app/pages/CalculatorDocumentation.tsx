import type {Authority, Documentation as DocumentationTexts, Page} from '../../engine/plan/inWords/texts.ts';
import {differencesOn} from '../../engine/plan/lawChange.ts';
import {month} from '../../engine/runtime/formats.ts';
import {showsFigure} from '../../engine/plan/explanation/figure.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {Link} from '../addresses/Link.tsx';
import type {ServedCalculator, SiteDocumentation} from '../calculators/servedCalculator.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {calculatorOf, documentationOf} from '../calculators/parts.ts';
import {useLoaded} from '../loading/loadable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {useDay} from '../rendering/pageContext.ts';
import {StaticReportButton} from '../report/ReportButton.tsx';
import {ruleRowId} from '../result/explanation/idsInRules.ts';
import {SourceMarks} from '../result/explanation/InRules.tsx';
import {useHotReloaded} from '../rendering/hotReload.ts';
import {SourceText} from '../sources/SourceText.tsx';
import {WhereToCheck} from '../sources/WhereToCheck.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import {documentation as texts} from '../words/documentation.ts';
import * as words from '../words/upToDate.ts';
import {Different, History, Upcoming} from './Changes.tsx';
import {Rule} from './Rule.tsx';
import {ClosedSection, Section} from './Section.tsx';
import sectionStyles from './Section.module.css';
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
  const {id, title, description, keywords} = page(day);
  const {faqs} = documentation(day);
  // A built page contains a version for each later day on which a figure changes: see StaticHtml.tsx.
  const laterDays = import.meta.env.SSR ? changesOn.filter((change) => change > day) : [];
  const documentationOn = (date: string) => (
    <Documentation
      documentation={documentation(date)}
      page={page(date)}
      related={related}
      affected={affected}
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

/** Everything below the form and its result, with a link from each figure to its source. It is prerendered and not part of the page's first scripts. */
export function Documentation({documentation, page, related, affected, day}: DocumentationProps) {
  const {howTo, explainers, faqs, changes, yearly} = documentation;
  return (
    <>
      <Different changes={changes} affected={affected} day={day} source={page.source} />
      <Upcoming changes={changes} yearly={yearly} day={day} source={page.source} />
      {howTo.length > 0 && (
        <ClosedSection id="how-to-use" title={texts.howTo}>
          <ol>
            {howTo.map((step) => (
              <li key={step}>
                <TextWithSources text={step} documentation={documentation} />
              </li>
            ))}
          </ol>
        </ClosedSection>
      )}
      <Rules documentation={documentation} page={page} day={day} />
      {explainers.map(({title, text}) => (
        <section key={title} className={styles.onScreen}>
          <h2>{title}</h2>
          <p>
            <TextWithSources text={text} documentation={documentation} authority={page.source} />
          </p>
        </section>
      ))}
      {faqs.length > 0 && (
        <ClosedSection id="faqs" title={texts.faqs}>
          {faqs.map(({question, answer}) => (
            <details key={question} className={styles.faq}>
              <summary>{question}</summary>
              <p>
                <TextWithSources text={answer} documentation={documentation} authority={page.source} />
              </p>
            </details>
          ))}
        </ClosedSection>
      )}
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
function Rules({documentation, page, day}: Pick<DocumentationProps, 'documentation' | 'page' | 'day'>) {
  const {method, rules, sources, assumptions} = documentation;
  return (
    <details id="rules" className={sectionStyles.closed}>
      <summary>
        <h2>{texts.rules}</h2>
      </summary>
      {differencesOn(page, day) > 0 && <p>{texts.rulesOfEdition}</p>}
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
      <History history={documentation.history} page={page} />
    </details>
  );
}

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
