import type {WorkingsModule} from '../../../engine/compiled/module.ts';
import {accountsOf, type BlockAccount} from '../../../engine/explanation/accounts.ts';
import * as words from '../../../engine/explanation/words.ts';
import type {Calculation} from '../../calculator/calculation.ts';

/** What each block of a card has to tell, in the card's order. */
export type Accounts = readonly (BlockAccount | undefined)[];

/** The accounts of a calculation's card. */
export function tell(explain: WorkingsModule['explain'], {card, answers, today}: Calculation): Accounts {
  return accountsOf(card, explain(answers, today) ?? [], words);
}
