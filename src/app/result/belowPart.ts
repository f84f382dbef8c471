import {loadable} from '../loading/loadable.tsx';

/** Fetches what a result shows below its summary. */
export const belowPart = loadable(() => import('./below.ts'));

/** Null if it cannot be fetched. */
export const loadBelow = (): Promise<Below | null> => belowPart.load().catch(() => null);

export type Below = typeof import('./below.ts');
