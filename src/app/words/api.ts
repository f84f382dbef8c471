// Texts of the files for programs (src/tools/api/).
import {card} from './card.ts';

export const api = {
  licence: 'MIT: https://opensource.org/license/mit',
  disclaimer: `${card.disclaimer} ${card.independent}`,
  unchecked:
    'The figures come from the VisaTally specification as of the month in dataAsOf. Nobody has compared them with the page of the authority since: source is where to verify them.',
  checked:
    'The figures were compared with the page of the authority in the month in checked: source is where to verify them.',
};
