// The editions of a calculator: which figures a result uses, and what it would be with others. Components fill in {name}.
import type {Edition} from '../../engine/results/editions.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {siteEdition} from './rulesName.ts';

/** A text for each edition, and one for the rules of a day. */
type OfRules = Readonly<Record<Edition, string>> & {readonly day: string};

export const editions = {
  /** Above a result with other rules than those of the page. */
  uses: {
    today: "This result uses today's figures.",
    'june-2024': `This result uses the figures of the ${siteEdition}.`,
    day: 'This result uses the figures in force on {day}.',
  },
  /** Above the form, for a link without answers. */
  linkUses: {
    today: "This link uses today's figures.",
    'june-2024': `This link uses the figures of the ${siteEdition}.`,
    day: 'This link uses the figures in force on {day}.',
  },
  /** Above a result with the rules of the page, where something is different today. */
  inEdition: `In the ${siteEdition}:`,
  /** On a button. */
  use: {today: "Use today's figures", 'june-2024': `Use the ${siteEdition}`},
  same: {today: "The same with today's figures.", 'june-2024': `The same in the ${siteEdition}.`},
  other: {today: "With today's figures, which count now: {result}.", 'june-2024': `In the ${siteEdition}: {result}.`},
  /** Changes of the law that no figure has, so no result. */
  notCalculated: 'Not counted: {different}.',
  different: 'other things that are different today',
  /** Today there is no result: the rules ended. */
  ended: "These rules no longer apply, and we can't work out today's result. {change}",
  /** The verdict and the headline figures are the same. */
  details: {
    today: "The same result with today's figures, but some of the details are different.",
    'june-2024': `The same result in the ${siteEdition}, but some of the details are different.`,
  },
} as const satisfies {
  readonly uses: OfRules;
  readonly linkUses: OfRules;
  readonly use: Readonly<Record<Edition, string>>;
  readonly same: Readonly<Record<Edition, string>>;
  readonly other: Readonly<Record<Edition, string>>;
  readonly notCalculated: string;
  readonly different: string;
  readonly inEdition: string;
  readonly ended: string;
  readonly details: Readonly<Record<Edition, string>>;
};

/** @param rules the name of an edition, or a day */
export function rulesMessage(rules: string, texts: OfRules): string {
  const ofEdition: string | undefined = texts[rules as Edition];
  return ofEdition ?? fill(texts.day, {day: calendarDay(rules)});
}
