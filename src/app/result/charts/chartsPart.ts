import {preloadable} from '../../calculator/lazyWithPreload.ts';

/** Fetched with the result card, and not with a result: a calculation asks for nothing. */
export const chartsPart = preloadable(() => import('./charts.ts'));
