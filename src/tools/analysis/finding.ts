import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {AnswerSet} from './answerSets.ts';

/** What is odd and not declared, or declared and not so. */
export interface Finding {
  /**
   * unreached: no answers lead there · broken: answers break a law · guard: a need is not kept · option: no rule names it ·
   * declaration: an exception that is not so.
   */
  readonly kind: 'unreached' | 'broken' | 'guard' | 'option' | 'declaration';
  /** One sentence, in an editor's words. */
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
  readonly example?: Example;
}

/** The plainest answers that show a finding, and how many of all answer sets do. */
export interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  readonly count: number;
}
