import {siteDocuments} from '../../../src/app/search/index/documents.ts';
import {indexOf, openIndex, type SearchIndex} from '../../../src/app/search/openIndex.ts';
import {compileCache} from '../../calculators/compileCache.ts';

export const documents = siteDocuments(process.cwd(), '2024-06-30', compileCache());

/** The site's index, as loaded by the browser. */
export const siteIndex: SearchIndex = openIndex(JSON.stringify(indexOf(documents)));
