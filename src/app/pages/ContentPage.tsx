import type {ReactNode} from 'react';
import {month} from '../../engine/runtime/formats.ts';
import type {ContentPage as Page} from '../content/contentPage.ts';
import {Actions, BlockView, Breadcrumb, type ContactFormComponent, RichText} from '../blocks/blocks.tsx';
import {useLoaded, type Loadable} from '../loading/loadable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {PageHeading} from '../rendering/ScrollAndFocus.tsx';
import {WhereToCheck} from '../sources/WhereToCheck.tsx';
import {Sentence} from '../words/Sentence.tsx';
import * as words from '../words/content.ts';
import styles from './ContentPage.module.css';

interface ContentPageProps {
  readonly content: Loadable<Page>;
  readonly path: string;
  readonly ContactForm?: ContactFormComponent;
  /** For a page with other components between the two parts, which then are static HTML each. */
  readonly part?: 'header' | 'sections';
  /** Below the lead. */
  readonly children?: ReactNode;
  /** A class of the article, for a layout of its own. */
  readonly className?: string | undefined;
}

/** Any page of src/app/content/pages/. */
export default function ContentPage({part, className = '', ...props}: ContentPageProps) {
  if (part === 'header') return <ContentHeader {...props} />;
  if (part === 'sections') return <ContentSections {...props} />;
  return (
    <article className={`${styles.page} ${className}`}>
      <ContentHeader {...props} />
      <ContentSections {...props} />
    </article>
  );
}

/** The heading of a page and what is above its first section, and its metadata. */
function ContentHeader({content, path, children}: Pick<ContentPageProps, 'content' | 'path' | 'children'>) {
  const page = useLoaded(content);
  const {title, description, keywords = [], breadcrumb, lead, rules, actions, start} = page;
  return (
    <>
      <Metadata page={{title, description, keywords, path, content: page}} />
      {breadcrumb && <Breadcrumb path={path} />}
      <header className={start && styles.hero}>
        <PageHeading>{title}</PageHeading>
        {lead !== undefined && (
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
        )}
        {rules !== undefined && (
          <p className={styles.rules}>
            <Sentence
              text={words.content.rules}
              values={{month: month(rules.dataAsOf), source: <WhereToCheck source={rules.source} />}}
            />
          </p>
        )}
        {children}
        {actions !== undefined && <Actions actions={actions} />}
      </header>
    </>
  );
}

function ContentSections({content, ContactForm}: Pick<ContentPageProps, 'content' | 'ContactForm'>) {
  return useLoaded(content).sections.map((section) => (
    <section key={section.title} id={section.id}>
      <h2>{section.title}</h2>
      {section.blocks.map((block, index) => (
        <BlockView key={index} block={block} ContactForm={ContactForm} />
      ))}
    </section>
  ));
}
