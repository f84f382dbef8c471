import {loadable} from '../loading/loadable.tsx';

/** What a result shows below its summary, which comes first. */
export const belowPart = loadable(() => import('./below.ts'));

/** Null if it cannot be fetched. */
export const loadBelow = (): Promise<Below | null> => belowPart.load().catch(() => null);

export type Below = typeof import('./below.ts');
