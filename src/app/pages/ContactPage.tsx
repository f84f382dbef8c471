import type {ContentPage as Page} from '../content/contentPage.ts';
import {ContactForm} from '../content/blocks/ContactForm.tsx';
import type {Loadable} from '../loadable.tsx';
import ContentPage from './ContentPage.tsx';

/** The content page with the contact form. */
export default function ContactPage({content}: {readonly content: Loadable<Page>}) {
  return <ContentPage content={content} path="/contact-us" ContactForm={ContactForm} />;
}
