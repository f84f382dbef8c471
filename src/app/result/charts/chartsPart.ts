import {latePart} from '../../calculator/late.ts';

/** Fetched with the result card, and not with a result: a calculation asks for nothing. */
export const chartsPart = latePart(() => import('./charts.ts'));
