import {indexOf} from '../../../src/app/search/index/vite.ts';
import {siteDocuments} from '../../../src/app/search/index/documents.ts';
import {openIndex, type SearchIndex} from '../../../src/app/search/find.ts';

export const documents = siteDocuments(process.cwd(), '2024-06-30');

/** The site's index, as loaded by the browser. */
export const siteIndex: SearchIndex = openIndex(indexOf(documents));
