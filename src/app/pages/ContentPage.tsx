import type {ReactNode} from 'react';
import type {ContentPage as Page} from '../content/contentPage.ts';
import {Actions, BlockView, Breadcrumb, type ContactFormComponent, RichText} from '../content/blocks.tsx';
import {useLoaded, type Loadable} from '../loadable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {PageHeading} from '../ScrollAndFocus.tsx';
import styles from './ContentPage.module.css';

interface ContentPageProps {
  readonly content: Loadable<Page>;
  readonly path: string;
  readonly ContactForm?: ContactFormComponent;
  /** Rendered between the lead and the sections. */
  readonly children?: ReactNode;
}

/** Any page of src/app/content/pages/. */
export default function ContentPage({content, path, ContactForm, children}: ContentPageProps) {
  const page = useLoaded(content);
  const {title, description, keywords = [], breadcrumb, lead, actions, sections} = page;
  return (
    <article className={styles.page}>
      <Metadata page={{title, description, keywords, path, content: page}} />
      {breadcrumb && <Breadcrumb path={path} />}
      <header>
        <PageHeading>{title}</PageHeading>
        {lead !== undefined && (
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
        )}
        {actions !== undefined && <Actions actions={actions} />}
      </header>
      {children}
      {sections.map((section) => (
        <section key={section.title} id={section.id}>
          <h2>{section.title}</h2>
          {section.blocks.map((block, index) => (
            <BlockView key={index} block={block} ContactForm={ContactForm} />
          ))}
        </section>
      ))}
    </article>
  );
}
