import {loadable} from '../../loading/loadable.tsx';

/** What finds the changes that would change a result, and says them: below the result, which can be shown without. */
export const suggestionsPart = loadable(() => import('./suggestions.ts'));

/** Null if they cannot be fetched: then a result has none. */
export const loadSuggestions = (): Promise<Suggestions | null> => suggestionsPart.load().catch(() => null);

export type Suggestions = typeof import('./suggestions.ts');
