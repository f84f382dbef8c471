import type {PageDescription} from './pageDescription.ts';
import type {PublicMetadata} from './pageMetadata.ts';
import {article} from './structured/article.ts';
import {breadcrumbList} from './structured/breadcrumbList.ts';
import {faqPage} from './structured/faqPage.ts';
import {webApplication} from './structured/webApplication.ts';
import {webPage} from './structured/webPage.ts';
import {webSite} from './structured/webSite.ts';

/** A thing that schema.org knows, as JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What is known of a page before its structured data. */
export type KnownPage = Omit<PublicMetadata, 'structuredData'>;

/** The things that a page is, each for itself. */
export function structuredDataOf(page: PageDescription, known: KnownPage, address: string): readonly Thing[] {
  const questions = questionsOf(page);
  return [
    webSite(address),
    ...(page.path === '/' ? [] : [breadcrumbList(known, address)]),
    describe(page, known, address),
    ...(questions.length > 0 ? [faqPage(questions, known)] : []),
  ];
}

/** A guide is what shows the way from the home page above its heading. */
function describe({calculator, content}: PageDescription, known: KnownPage, address: string): Thing {
  if (calculator) return webApplication(known);
  return content?.breadcrumb ? article(known, address) : webPage(known);
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

function questionsOf({faqs = [], content}: PageDescription): readonly Question[] {
  const blocks = content?.sections.flatMap((section) => section.blocks) ?? [];
  return [...faqs, ...blocks.flatMap((block) => ('faqs' in block ? block.faqs : []))];
}
