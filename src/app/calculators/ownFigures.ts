/** What figures of somebody's own need, which is fetched only for those who put some in. */
import {hasOwnFigures} from '../../engine/results/editions.ts';
import {loadable} from '../loading/loadable.tsx';

export const replacedFigures = loadable(() => import('../../engine/program/replacedFigures.ts'));

/** What a calculator needs before it can be under these rules: something only for figures that were put in by hand. */
export const neededFor = (rules: string | undefined): Promise<unknown> | undefined =>
  rules !== undefined && hasOwnFigures(rules) ? replacedFigures.load() : undefined;
