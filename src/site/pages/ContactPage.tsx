import type {ContentPage as Page} from '../../definition/contentPage.ts';
import {ContactForm} from '../blocks/ContactForm.tsx';
import {ContentPage} from './ContentPage.tsx';

/** The page of content that has a form. */
export function ContactPage({page, path}: {readonly page: Page; readonly path: string}) {
  return <ContentPage page={page} path={path} ContactForm={ContactForm} />;
}
