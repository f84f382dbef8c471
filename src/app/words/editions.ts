// The editions of a calculator: which figures a result uses, and what it would be with others. Components fill in {name}.
import {type Edition, hasOwnFigures} from '../../engine/results/editions.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {siteEdition} from './rulesName.ts';

/** A text for each edition, one for the rules of a day, and one for those with figures that somebody put in by hand. */
export type OfRules = Readonly<Record<Edition, string>> & {readonly day: string; readonly own: string};

export const editions = {
  /** Above a result with other rules than those of the page. */
  uses: {
    today: "This result uses today's figures.",
    'june-2024': `This result uses the figures of the ${siteEdition}.`,
    day: 'This result uses the figures in force on {day}.',
    own: 'This result uses your own figures. {figures}.',
  },
  /** Above a result with the rules of the page, where something is different today. */
  inEdition: `In the ${siteEdition}:`,
  /** On a button. */
  use: {today: "Use today's figures", 'june-2024': `Use the ${siteEdition}`},
  /** A visitor who knows a newer figure than we do can put it in. */
  newer: 'Know a newer figure?',
  same: {today: "The same with today's figures.", 'june-2024': `The same in the ${siteEdition}.`},
  /** Beside a mark on a scale. */
  short: {today: 'today', 'june-2024': 'June 2024'},
  /** Above the verdict and the headline figures in the other edition. */
  other: {today: "With today's figures, which count now:", 'june-2024': `In the ${siteEdition}:`},
  /** Above changes of the law that no figure has, so no result. */
  notCounted: 'Different today, but not counted here:',
  more: '{count} more',
  /** Today there is no result: the rules ended. */
  ended: "These rules no longer apply, and we can't work out today's result. {change}",
  /** The verdict and the headline figures are the same. */
  details: {
    today: "With today's figures, which count now, this is different:",
    'june-2024': `In the ${siteEdition}, this is different:`,
  },
  instead: '{label}: {text} instead of {before}',
  /** Above what a result says besides, if the rules ended. */
  endedBelow: 'What follows is about the rules that no longer apply.',
} as const satisfies {
  readonly uses: OfRules;
  readonly use: Readonly<Record<Edition, string>>;
  readonly newer: string;
  readonly same: Readonly<Record<Edition, string>>;
  readonly short: Readonly<Record<Edition, string>>;
  readonly other: Readonly<Record<Edition, string>>;
  readonly notCounted: string;
  readonly more: string;
  readonly inEdition: string;
  readonly ended: string;
  readonly details: Readonly<Record<Edition, string>>;
  readonly instead: string;
  readonly endedBelow: string;
};

/**
 * @param rules their name (results/ownFigures.ts)
 * @param figures those that were put in by hand, as a list, if the text names them
 */
export function rulesMessage(rules: string, texts: OfRules, figures = ''): string {
  if (hasOwnFigures(rules)) return fill(texts.own, {figures});
  const ofEdition: string | undefined = texts[rules as Edition];
  return ofEdition ?? fill(texts.day, {day: calendarDay(rules)});
}
