/** Where readers check the rules. */
import {fill} from '../runtime/message.ts';
import {where} from '../words/whereToCheck.ts';
import type {Authority} from './inWords/texts.ts';

/** How a sentence says where readers check a rule: 'on {source}'. */
export const whereMessage = ({website = false}: Pick<Authority, 'website'>) => where[website ? 'on' : 'with'];

/** 'on GOV.UK', 'with IRCC' */
export const whereToCheck = (authority: Omit<Authority, 'url'>): string =>
  fill(whereMessage(authority), {source: authority.short ?? authority.name});
