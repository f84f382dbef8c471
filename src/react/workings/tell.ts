import type {WorkingsModule} from '../../definition/module.ts';
import {accountsOf, type BlockAccount} from '../../workings/accounts.ts';
import words from '../../workings/workings.yaml';
import type {Calculation} from '../calculation.ts';

/** What each block of a card has to tell, in the card's order. */
export type Accounts = readonly (BlockAccount | undefined)[];

/** The accounts of a calculation's card. */
export function tell(explain: WorkingsModule['explain'], {card, answers, today}: Calculation): Accounts {
  return accountsOf(card, explain(answers, today) ?? [], words);
}
