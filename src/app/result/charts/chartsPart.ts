import {preloadable} from '../../calculator/lazyWithPreload.ts';

/** Fetched together with the result card, so that a calculation needs no request. */
export const chartsPart = preloadable(() => import('./charts.ts'));
