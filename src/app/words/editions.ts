// The editions of a calculator: which figures a result uses, and what it would be with others. Components fill in {name}.
import {type Edition, hasOwnFigures} from '../../engine/results/editions.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {siteEdition} from './rulesName.ts';

type OfEditions = Readonly<Record<Edition, string>>;

/** A text for the rules of a day, and one for those with figures that somebody put in by hand. */
interface OfOtherRules {
  readonly day: string;
  readonly own: string;
}

/** A text for each edition too. */
export type OfRules = OfEditions & OfOtherRules;

export const editions = {
  /** Names the switch between the editions. */
  choose: 'Figures to use',
  /** Above a result with the rules of neither edition. */
  uses: {day: 'This result uses the figures in force on {day}.', own: 'This result uses your own figures. {figures}.'},
  /** On a button. */
  use: {today: "Use today's figures", 'june-2024': `Use the ${siteEdition}`},
  /** A visitor who knows a newer figure than we do can put it in. */
  newer: 'Know a newer figure?',
  same: {today: "The same with today's figures.", 'june-2024': `The same in the ${siteEdition}.`},
  /** Something else concerns these answers, which no figure has. */
  sameFigures: "Today's figures are the same, but see below what else is different.",
  /** The distance to the mark of an edition, where it is another one in the other edition. */
  gap: {today: '{gap} today', 'june-2024': '{gap} in June 2024'},
  /** Beside a mark on a scale, and on the switch. */
  short: {today: 'today', 'june-2024': 'June 2024'},
  /** Above the verdict and the headline figures in the other edition. */
  other: {today: "With today's figures, which count now:", 'june-2024': `In the ${siteEdition}:`},
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
} as const satisfies Readonly<Record<string, string | OfEditions | OfOtherRules>>;

/**
 * @param rules their name (results/ownFigures.ts)
 * @param figures those that were put in by hand, as a list, if the text names them
 */
export function rulesMessage(rules: string, texts: OfOtherRules & Partial<OfEditions>, figures = ''): string {
  if (hasOwnFigures(rules)) return fill(texts.own, {figures});
  const ofEdition: string | undefined = texts[rules as Edition];
  return ofEdition ?? fill(texts.day, {day: calendarDay(rules)});
}
