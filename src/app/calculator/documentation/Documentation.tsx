import type {ReactNode} from 'react';
import type {DatedChange, Documentation as Texts, DocumentationModule, Page} from '../../../engine/compiled/module.ts';
import {calendarDay, month} from '../../../engine/runtime/formats.ts';
import facts from '../../content/facts.yaml';
import {DataTable} from '../../DataTable.tsx';
import {Provenance} from '../../result/card/Provenance.tsx';
import {ruleRowId} from '../../result/explanation/ruleRowId.ts';
import {fill} from '../../words/placeholders.tsx';
import * as site from '../../words/site.ts';
import * as words from '../../words/upToDate.ts';
import {Link} from '../../Link.tsx';
import styles from './documentation.module.css';

/** A calculator's documentation module as the Vite plugin in src/app/build/calculators.ts generates it. */
export interface SiteDocumentation extends DocumentationModule {
  readonly related: readonly {readonly id: string; readonly title: string}[];
}

interface DocumentationProps extends Pick<SiteDocumentation, 'related'> {
  readonly documentation: Texts;
  readonly page: Page;
}

/** Everything below the form and its result. It is prerendered and not part of the page's first scripts. */
export function Documentation({documentation, page, related}: DocumentationProps) {
  const {howTo, method, rules, assumptions, explainers, faqs, history} = documentation;
  return (
    <>
      <HowTo steps={howTo} />
      <Method method={method} rules={rules} assumptions={assumptions} />
      <Explanations explainers={explainers} />
      <Faqs faqs={faqs} />
      <Verify page={page} />
      <History history={history} page={page} />
      <Related related={related} />
    </>
  );
}

function HowTo({steps}: {readonly steps: Texts['howTo']}) {
  if (steps.length === 0) return null;
  return (
    <Section id="how-to-use" title={site.calculator.howTo} className={styles.onScreen}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

/** How a result is calculated: in words, as tables of the rules, and our assumptions. */
function Method({method, rules, assumptions}: Pick<Texts, 'method' | 'rules' | 'assumptions'>) {
  return (
    <Section id="method" title={site.calculator.method}>
      {method.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rules.length > 0 && (
        <>
          <h3>{site.calculator.rules}</h3>
          <div className={styles.rules}>
            {rules.map((rule, table) => (
              <div key={rule.title} className={styles.rule}>
                <DataTable
                  caption={rule.title}
                  columns={rule.columns}
                  rows={rule.rows}
                  note={rule.note}
                  rowId={(row) => ruleRowId(table, row)}
                />
              </div>
            ))}
          </div>
        </>
      )}
      {assumptions.length > 0 && (
        <>
          <h3>{site.calculator.assumptions}</h3>
          <p>{site.calculator.assumptionsIntro}</p>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Explanations of rules and terms. */
function Explanations({explainers}: Pick<Texts, 'explainers'>) {
  return explainers.map(({title, text}) => (
    <section key={title} className={styles.onScreen}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ));
}

function Faqs({faqs}: Pick<Texts, 'faqs'>) {
  if (faqs.length === 0) return null;
  return (
    <Section id="faqs" title={site.calculator.faqs} className={styles.onScreen}>
      {faqs.map(({question, answer}) => (
        <details key={question} className={styles.faq}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  );
}

interface VerifyProps {
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked' | 'reviewBy'>;
}

/** Where to verify the rules, when we last did, and when we will next. */
export function Verify({page}: VerifyProps) {
  const {dataAsOf, checked, reviewBy} = page;
  const checks = [
    checked === undefined
      ? fill(words.checks.unchecked, {month: month(dataAsOf)})
      : fill(words.checks.checked, {month: month(checked)}),
    ...(reviewBy === undefined ? [] : [fill(words.checks.reviewBy, {month: month(reviewBy)})]),
  ];
  return (
    <Section id="verify" title={site.calculator.verify}>
      <p>
        <Provenance text={site.calculator.verifyText} page={page} />
      </p>
      <p>{checks.join(' ')}</p>
    </Section>
  );
}

interface HistoryProps extends Pick<Texts, 'history'> {
  readonly page: Pick<Page, 'published'>;
}

/** What has changed since the page was published, latest first. */
export function History({history, page: {published = facts.published}}: HistoryProps) {
  const first = history.length === 0 ? words.history.unchanged : words.history.first;
  const changes: readonly DatedChange[] = [...history, {on: published, say: first}];
  return (
    <Section id="history" title={words.history.title} className={styles.onScreen}>
      <dl className={styles.history}>
        {changes.map(({on, say}) => (
          <div key={on + say}>
            <dt>
              <time dateTime={on}>{on.length === 7 ? month(on) : calendarDay(on)}</time>
            </dt>
            <dd>{say}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Related({related}: Pick<SiteDocumentation, 'related'>) {
  if (related.length === 0) return null;
  return (
    <Section id="related" title={site.calculator.related} className={styles.onScreen}>
      <ul className={styles.related}>
        {related.map(({id, title}) => (
          <li key={id}>
            <Link to={`/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
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
