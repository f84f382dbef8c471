/** A progressive rate: what is charged on each part of a number, in sentences and as a ledger. */
import type {ChargedPart, Derivation} from '../derived.ts';
import {isUnanswered, notAnswered} from './explainAnswer.ts';
import {namePieces} from './explainChecks.ts';
import {SUMMARIZED_PARTS, type LedgerLine} from './explainSteps.ts';
import {sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import * as words from '../../words/explanation.ts';

type Brackets = Derivation & {kind: 'brackets'};

/** '20% of the first £37,700: £7,540; 40% of the remaining £12,300: £4,920.' */
export function bracketsSentence(derivation: Brackets): Sentence {
  const {of, parts, text} = derivation;
  const [only, ...others] = parts;
  if (only === undefined)
    return isUnanswered(of)
      ? notAnswered(derivation)
      : sentenceFrom(words.brackets.none, {name: namePieces(of), value: of.text});
  if (others.length === 0)
    return sentenceFrom(words.value.shareOf, {share: rateOf(only), figure: only.part, total: only.charge});
  if (parts.length >= SUMMARIZED_PARTS) return sentenceFrom(words.value.sum, {count: parts.length, total: text});
  const said = parts.map((part, index) =>
    sentenceFrom(words.brackets.charged, {part: partPieces(part, index, parts.length), charge: part.charge}),
  );
  return [...said.flatMap((part, index) => [...(index === 0 ? [] : ['; ']), ...part]), '.'];
}

/** The parts that add up to the value, if there are several. */
export function bracketLines({parts, text}: Brackets): readonly LedgerLine[] {
  if (parts.length < 2) return [];
  const lines = parts.map((part, index) => ({
    label: fill(templateOf(index, parts.length), {rate: part.rate, part: part.part}),
    text: part.charge,
    isTotal: false,
    ...(part.rule === undefined ? {} : {rule: part.rule}),
  }));
  return [...lines, {label: words.ledger.together, text, isTotal: true}];
}

/** '20% of the first £37,700' */
function partPieces(charged: ChargedPart, index: number, count: number): Sentence {
  return sentenceFrom(templateOf(index, count), {rate: rateOf(charged), part: charged.part});
}

/** The rate, with a link to its row of the rules. */
function rateOf({rate, rule}: ChargedPart): Piece {
  return rule === undefined ? rate : {text: rate, rule};
}

function templateOf(index: number, count: number): string {
  const {first, next, remaining} = words.brackets;
  if (index === 0) return first;
  return index === count - 1 ? remaining : next;
}
