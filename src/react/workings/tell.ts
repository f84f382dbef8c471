import type {WorkingsModule} from '../../definition/module.ts';
import {accountsOf} from '../../workings/accounts.ts';
import words from '../../workings/workings.yaml';
import type {Calculation} from '../calculation.ts';
import type {Accounts} from './useAccounts.ts';

/** The accounts of a calculation's card. */
export function tell(explain: WorkingsModule['explain'], {card, answers, today}: Calculation): Accounts {
  return accountsOf(card, explain(answers, today) ?? [], words);
}
