import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {AnswerSet} from './answerSets.ts';

/** Something odd that is not declared as an exception, or a declared exception that does not occur. */
export interface Finding {
  /**
   * unreached: no answers lead there · broken: answers break a law · guard: calculated although a need is blank · option: no rule
   * names it · declaration: an exception that does not occur.
   */
  readonly kind: 'unreached' | 'broken' | 'guard' | 'option' | 'declaration';
  /** One sentence, in an editor's words. */
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
  readonly example?: Example;
}

/** The answers with the fewest filled in that show something, and how many answer sets show it. */
export interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  readonly count: number;
}
