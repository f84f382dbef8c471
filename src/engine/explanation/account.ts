/** A value told to a visitor: sentences of which the first says why, and the figures that it was made of. */
import type {RuleRow, Working} from '../runtime/explanation.ts';
import {factsOf, nameOf, type Fact} from './facts.ts';
import {ledgerOf, toldSteps, type LedgerLine} from './ledger.ts';
import {say, type Sentence, type Words} from './sentence.ts';
import {answerPiece, rowSentence, rulesPiece, shown} from './rowSentence.ts';
import {stepsSentences} from './stepsSentences.ts';

export interface Account {
  readonly label: string;
  readonly text: string;
  /** The row of the rules that applied, where no sentence leads there. */
  readonly rule?: RuleRow;
  readonly sentences: readonly Sentence[];
  /** What decided the case that applies. */
  readonly facts: readonly Fact[];
  /** Figures that come to the value; empty where a sentence says it all. */
  readonly ledger: readonly LedgerLine[];
  /** The values that it was made of, where they were worked out themselves. */
  readonly inner: readonly Account[];
}

/**
 * @param most the most that the value can be, as text, where the card shows it
 */
export function accountOf(working: Working, words: Words, most?: string): Account {
  const {label, text} = working;
  const told = tell(working, words, most);
  const note = 'note' in working && working.note !== undefined ? [[working.note]] : [];
  return {label, text, facts: [], ledger: [], inner: [], ...told, sentences: [...told.sentences, ...note]};
}

type Told = Pick<Account, 'sentences'> & Partial<Omit<Account, 'label' | 'text'>>;

function tell(working: Working, words: Words, most: string | undefined): Told {
  switch (working.kind) {
    case 'answer':
      return {sentences: [answerSentence(working, words)]};
    case 'fixed':
      return {
        sentences:
          working.rule === undefined ? [] : [say(words.account.fixed, {rules: rulesPiece(working.rule, words)})],
      };
    case 'row':
      return {
        sentences: [rowSentence(working, words, most)],
        inner: working.by.filter(isMade).map((by) => accountOf(by, words)),
      };
    case 'steps': {
      const steps = toldSteps(working.steps);
      const [start] = steps;
      if (steps.length === 1 && start?.of !== undefined) return sameAs(start.of, words);
      const made = steps.flatMap(({of}) => (of !== undefined && isMade(of) ? [of] : []));
      return {
        sentences: stepsSentences(working, words),
        ledger: ledgerOf(working, words),
        inner: made.map((of) => accountOf(of, words)),
      };
    }
    case 'case':
      return caseAccount(working, words);
    case 'function':
      return {
        sentences: [functionSentence(working)],
        inner: working.of.filter(isMade).map((of) => accountOf(of, words)),
      };
  }
}

/** Whether a value has more to tell than a line can hold. */
function isMade({kind}: Working): boolean {
  return kind === 'steps' || kind === 'case' || kind === 'function';
}

/** A value that no limit and no rounding changed is the one that it was made of. */
function sameAs(of: Working, words: Words): Told {
  const {sentences, facts, ledger, inner} = accountOf(of, words);
  const isNamed = of.kind !== 'steps' && of.label !== '';
  const same = isNamed ? [say(words.account.same, {name: nameOf(of, words), value: of.text})] : [];
  return {sentences: [...same, ...sentences], facts, ledger, inner};
}

function answerSentence(working: Working & {kind: 'answer'}, words: Words): Sentence {
  const {account} = words;
  if (working.filled || working.text !== '') {
    return working.filled
      ? say(account.answerIs, {answer: answerPiece(working, words), value: shown(working, words)})
      : say(account.notFilled, {value: working.text});
  }
  return [account.notChosen];
}

function caseAccount(working: Working & {kind: 'case'}, words: Words): Told {
  const given = working.given === undefined ? undefined : givenAccount(working.given, words);
  const facts = factsOf(working.checks, words);
  return {
    facts,
    sentences: given?.sentences ?? [],
    ...(working.rule === undefined ? {} : {rule: working.rule}),
    ledger: given?.ledger ?? [],
    inner: [...(given?.facts.length ? [given] : (given?.inner ?? []))],
  };
}

/** A figure that a case gives stands under its name. */
function givenAccount(given: Working, words: Words): Account {
  const account = accountOf(given, words);
  if (given.kind !== 'fixed' || given.rule === undefined) return account;
  const values = {name: nameOf(given, words), value: given.text, rules: rulesPiece(given.rule, words)};
  return {...account, sentences: [say(words.account.given, values), ...account.sentences.slice(1)]};
}

function functionSentence({sentence, withoutDate, of}: Working & {kind: 'function'}): Sentence {
  if (withoutDate !== undefined && of[0]?.text === '') return [withoutDate];
  return say(sentence, Object.fromEntries(of.map(({text}, index) => [index, text])));
}
