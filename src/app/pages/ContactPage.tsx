import type {ContentPage as Page} from '../content/contentPage.ts';
import {ContactForm} from '../content/blocks/ContactForm.tsx';
import {ContentPage} from './ContentPage.tsx';

/** The page of content that has a form. */
export function ContactPage({page}: {readonly page: Page}) {
  return <ContentPage page={page} path="/contact-us" ContactForm={ContactForm} />;
}
