import {type CompileCache, createCompileCache} from '../../src/app/build/compileCache.ts';
import {library} from './compiled.ts';

/** What the build knows of the calculators, from those that are compiled here anyway, so that none is compiled twice. */
export function compileCache(): CompileCache {
  const cache = createCompileCache();
  for (const id of library.ids) {
    const {source, model, body} = library.definition(id);
    cache.store(source, {model, body, diagnostics: []});
  }
  return cache;
}
