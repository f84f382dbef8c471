import {createCompileCache} from '../../../src/app/build/compileCache.ts';
import {siteDocuments} from '../../../src/app/search/index/documents.ts';
import {indexFiles} from '../../../src/app/search/index/files.ts';
import {openIndex, type SearchIndex} from '../../../src/app/search/openIndex.ts';
import {library} from '../../calculators/compiled.ts';

/** With the calculators that other tests have compiled in this process. */
const cache = createCompileCache();
for (const id of library.ids) {
  const {source, ...compiled} = library.definition(id);
  cache.store(source, {...compiled, diagnostics: []});
}

export const documents = siteDocuments(process.cwd(), '2024-06-30', cache);

/** The site's index, as loaded by the browser. */
export const siteIndex: SearchIndex = openIndex(indexFiles(documents)[0].text);
