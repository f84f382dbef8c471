import {indexOf} from '../../src/compiler/search/vite.ts';
import {siteDocuments} from '../../src/compiler/search/siteDocuments.ts';
import {openIndex, type SearchIndex} from '../../src/search/find.ts';

export const documents = siteDocuments(process.cwd(), '2024-06-30');

/** The index of the site as the browser gets it. */
export const siteIndex: SearchIndex = openIndex(indexOf(documents));
