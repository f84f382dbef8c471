// Texts of the files for programs (src/tools/api/).
import {card} from './card.ts';

export const api = {
  feed: {title: 'VisaTally: what has changed in the rules for visas', author: 'VisaTally'},
  licence: 'MIT: https://opensource.org/license/mit',
  disclaimer: `${card.disclaimer} ${card.independent}`,
  unchecked:
    'Each figure names what it was taken from, and when. Nobody has looked for changes since: the address in its source is where to verify it.',
  checked:
    'Each figure names what it was taken from, and when. Changes were last looked for in the month in checked; those that were found are dated values, and entries of changes.',
} as const;
