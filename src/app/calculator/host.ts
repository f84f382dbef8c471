/** What shows a form and its result: a page of the site, or anything else, such as the workbench or a program of one's own. */
import {createElement} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import {MissingCard} from '../result/card/EmptyCard.tsx';
import type {ResultCardProps} from '../result/card/ResultCard.tsx';
import {chartsPart} from '../result/charts/chartsPart.ts';
import {lazyWithPreload, preloadable} from './lazyWithPreload.ts';

export interface Host {
  readonly card: LazyCard;
  /** Of a page of the site. */
  readonly site?: {
    /** Asks one question at a time, where the fragment wants that. */
    readonly loadInterview: () => Promise<typeof import('./interview/Interview.tsx')>;
    /** Below the form: where the answers go. */
    readonly note: string;
  };
}

interface LazyCard {
  readonly load: () => Promise<unknown>;
  readonly ResultCard: ComponentType<ResultCardProps>;
}

/**
 * A card that is fetched when a visitor first touches the form, so that a result needs no request. The charts come with it:
 * arriving later, they would shift a card that is being read.
 */
export function lazyCard(load: () => Promise<{readonly ResultCard: ComponentType<ResultCardProps>}>): LazyCard {
  const part = preloadable(async () => {
    const [card] = await Promise.all([load(), chartsPart.load().catch(() => undefined)]);
    return card;
  });
  const Missing = ({calculation}: ResultCardProps) => createElement(MissingCard, calculation);
  return {load: part.load, ResultCard: lazyWithPreload(part, (card) => card.ResultCard, Missing)};
}

export const plainHost: Host = {card: lazyCard(() => import('../result/card/ResultCard.tsx'))};
