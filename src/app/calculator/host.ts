/** What shows a form and its result: a page of the site, or anything else, such as the workbench or a program of one's own. */
import type {ComponentType} from '../jsx/types.ts';
import {loadable, type Loadable} from '../loading/loadable.tsx';
import type {ResultCardProps} from '../result/card/ResultCard.tsx';

export interface Host {
  /** The card of a result, fetched when a visitor first touches the form, so that a result needs no request. */
  readonly card: Loadable<{readonly ResultCard: ComponentType<ResultCardProps>}>;
  /** Only on a page of the site. */
  readonly site?: {
    /** Asks one question at a time, where the fragment wants that. */
    readonly interview: Loadable<typeof import('./interview/Interview.tsx')>;
    /** Understands amounts in other currencies: a program has no exchange rates. */
    readonly otherAmount: Loadable<typeof import('../fields/OtherAmount.tsx')>;
    /** Below the form: where the answers go. */
    readonly note: string;
  };
}

export const plainHost: Host = {card: loadable(() => import('../result/card/ResultCard.tsx'))};
