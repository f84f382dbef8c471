// Texts of the files for programs (src/tools/api/).
import {card} from './card.ts';

export const api = {
  licence: 'MIT: https://opensource.org/license/mit',
  disclaimer: `${card.disclaimer} ${card.independent}`,
  unchecked:
    'Each figure names what it was taken from, and when. Nobody has compared it with the page of the authority since: the address in its source is where to verify it.',
  checked:
    'Each figure names what it was taken from, and when. All were compared with the page of the authority in the month in checked.',
} as const;
