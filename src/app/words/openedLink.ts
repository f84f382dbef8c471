// Texts above a form that was filled in from a link, fetched for such a link. Components fill in {name}.
import type {OfRules} from './editions.ts';
import {siteEdition} from './rulesName.ts';

export const openedLink = {
  opened: 'These answers came from a link.',
  /** Without answers. */
  uses: {
    today: "This link uses today's figures.",
    'june-2024': `This link uses the figures of the ${siteEdition}.`,
    day: 'This link uses the figures in force on {day}.',
    own: 'This link uses figures of its own.',
  } satisfies OfRules,
  noAnswers: 'This link has no answers that this calculator can use.',
  dropped: "Left out, because this calculator can't use it: {fields}.",
  andMore: '{names} and {count} more',
  rulesChanged: 'The rules have changed since this link was made, so your result may differ.',
} as const;
