import type {ReactNode} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import {DataTable} from './DataTable.tsx';
import {Flag} from '../flags/Flag.tsx';
import {Link} from '../addresses/Link.tsx';
import * as site from '../words/content.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {Action, Block, Blocks, CalculatorLink, ContactWords, Group} from '../content/contentPage.ts';
import {linkInText} from '../content/links.ts';
import {usePageContext} from '../rendering/pageContext.ts';
import {SnippetBuilder} from './SnippetBuilder.tsx';
import styles from './blocks.module.css';
import developerStyles from './developers.module.css';
import gridStyles from './calculatorGrid.module.css';
import cardStyles from './cards.module.css';

/** The contact form, passed in by its page, so that no other page loads it. */
export type ContactFormComponent = ComponentType<{readonly words: ContactWords}>;

interface BlockViewProps {
  readonly block: Block;
  readonly ContactForm?: ContactFormComponent | undefined;
}

/** A block of a page, by its kind. */
export function BlockView({block, ContactForm}: BlockViewProps) {
  if ('text' in block)
    return (
      <p>
        <RichText text={block.text} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((entry) => (
          <li key={entry}>
            <RichText text={entry} />
          </li>
        ))}
      </ul>
    );
  if ('cards' in block) return <Cards cards={block.cards} />;
  if ('grid' in block) return <CalculatorGrid grid={block.grid} />;
  if ('groups' in block) return <Groups groups={block.groups} />;
  if ('table' in block) return <DataTable {...block.table} />;
  if ('stats' in block) return <Stats stats={block.stats} />;
  if ('faqs' in block) return <Questions faqs={block.faqs} />;
  if ('actions' in block) return <Actions actions={block.actions} />;
  if ('code' in block) return <Example code={block.code} />;
  if ('snippetBuilder' in block) return <SnippetBuilder words={block.snippetBuilder} />;
  return ContactForm && <ContactForm words={block.contactForm} />;
}

/** A text in which [words](address) are links. */
export function RichText({text}: {readonly text: string}) {
  const pieces = text.split(linkInText);
  // Pieces come in threes: plain text, a link's text, its address.
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 3 === 0) return piece;
        if (index % 3 === 2) return null;
        return (
          <Link key={index} to={pieces[index + 1]!}>
            {piece}
          </Link>
        );
      })}
    </>
  );
}

/** Links styled as buttons, the first as the primary one. */
export function Actions({actions}: {readonly actions: readonly Action[]}) {
  return (
    <p className={styles.actions}>
      {actions.map(({label, about, to}, index) => (
        <Link key={label} to={to} className={index === 0 ? styles.main : styles.other}>
          {label}
          {about !== undefined && <span className={styles.heard}> {about}</span>}
        </Link>
      ))}
    </p>
  );
}

/** The breadcrumb of a path, a link for each segment; empty on the home page. */
export function Breadcrumb({path}: {readonly path: string}) {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return null;
  const crumbs = parts.map((part, index) => ({label: titleCase(part), to: `/${parts.slice(0, index + 1).join('/')}`}));
  return (
    <nav className={styles.breadcrumb} aria-label={site.content.breadcrumb}>
      <ol>
        {[{label: site.content.home, to: '/'}, ...crumbs].map(({label, to}, index) => (
          <li key={to}>
            {index < crumbs.length ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** 'Canada Immigration Guide' for 'canada-immigration-guide'. */
function titleCase(part: string): string {
  return part
    .split('-')
    .map((word) => (word === 'uk' ? 'UK' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** As many cards as a phone shows before the others are asked for: a whole row of a desk. */
const CARDS_SHOWN = 3;

/** Calculators as cards; the whole card is the target of its link. */
function CalculatorGrid({grid: {action, calculators}}: {readonly grid: Blocks['grid']}) {
  const more = calculators.slice(CARDS_SHOWN);
  return (
    <>
      <CalculatorCards action={action} calculators={calculators.slice(0, CARDS_SHOWN)} />
      {more.length > 0 && (
        <ClosedOnPhones summary={fill(site.content.more, {count: more.length})}>
          <CalculatorCards action={action} calculators={more} />
        </ClosedOnPhones>
      )}
    </>
  );
}

function CalculatorCards({action, calculators}: Blocks['grid']) {
  return (
    <ul className={gridStyles.grid}>
      {calculators.map(({id, title, description, country}) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className={gridStyles.country}>
            <Flag country={country} />
            {country}
          </p>
          <p>{description}</p>
          <Link to={`/${id}`} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ClosedOnPhonesProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Part of a long page that is closed on a phone, and simply there on a wider screen and on paper. */
function ClosedOnPhones({summary, children}: ClosedOnPhonesProps) {
  return (
    <details className={styles.closedOnPhones}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** A list of links to calculators; on phones a long one is closed. */
function FoldedLinks({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  const links = <CalculatorLinks calculators={calculators} />;
  if (calculators.length <= 2) return links;
  return <ClosedOnPhones summary={fill(site.content.calculators, {count: calculators.length})}>{links}</ClosedOnPhones>;
}

function CalculatorLinks({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  return (
    <ul className={styles.links}>
      {calculators.map(({id, title, question}) => (
        <li key={id}>
          <Link to={`/${id}`}>{title}</Link>
          {question !== undefined && <p>{question}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A grid of cards across the page. */
function Cards({cards}: {readonly cards: Blocks['cards']}) {
  return (
    <ul className={cards.length === 4 ? cardStyles.four : cards.length > 2 ? cardStyles.cards : cardStyles.few}>
      {cards.map(({title, flag, text, facts = [], calculators = [], link}) => (
        <li key={title} className={cardStyles.card}>
          <h3>
            {flag !== undefined && <Flag country={flag} />}
            {title}
          </h3>
          <p>
            <RichText text={text} />
          </p>
          {facts.length > 0 && (
            <dl className={cardStyles.facts}>
              {facts.map(({label, value}) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {calculators.length > 0 && <FoldedLinks calculators={calculators} />}
          {link !== undefined && (
            <p className={cardStyles.link}>
              <Link to={link.to}>{link.label}</Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists of calculators in columns, each with a heading. */
export function Groups({groups}: {readonly groups: readonly Group[]}) {
  return (
    <div className={styles.groups}>
      {groups.map(({id, title, calculators}) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <FoldedLinks calculators={calculators} />
        </section>
      ))}
    </div>
  );
}

/** The address that examples in files have. */
const placeholderAddress = 'https://visatally.example';

/** An example of code, or what the one before it prints. */
function Example({code: {language, text}}: {readonly code: Blocks['code']}) {
  const {address} = usePageContext();
  const className =
    language === 'text' ? `${developerStyles.example} ${developerStyles.printed}` : developerStyles.example;
  return (
    <pre className={className} translate="no">
      <code>{text.trimEnd().replaceAll(placeholderAddress, address)}</code>
    </pre>
  );
}

/** Questions with collapsible answers. */
function Questions({faqs}: {readonly faqs: Blocks['faqs']}) {
  return faqs.map(({question, answer}) => (
    <details key={question} className={styles.question}>
      <summary>{question}</summary>
      <p>
        <RichText text={answer} />
      </p>
    </details>
  ));
}

/** Short claims, each with a figure or a word in large type. */
function Stats({stats}: {readonly stats: Blocks['stats']}) {
  return (
    <ul className={styles.stats}>
      {stats.map(({figure, text}) => (
        <li key={figure}>
          <strong>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
