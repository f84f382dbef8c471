/** How the answers of a calculator change, in sentences: how many, with which answers of the form, and how sure that is. */
import {calendarDay, grouped} from '../../../engine/runtime/formats.ts';
import {type BehaviourDiff, CARD} from '../../analysis/diff/changeCollector.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import {isProven} from '../../analysis/diff/outcome.ts';
import {describeIncomplete, sizeInWords} from '../../analysis/space.ts';
import {describeAffected, type AnswerContext, type Certainty} from './affectedWords.ts';
import {describeFigure, describeVerdicts, describeWords} from './answerChanges.ts';
import {
  calculatorsOf,
  presentExample,
  shows,
  type Aspect,
  type Calculators,
  type PresentedExample,
} from './examples.ts';
import {wordingOf, type Wording} from './wording.ts';

export interface AnswerReport {
  /** The first says whether, and how many, answers change. */
  readonly sentences: readonly string[];
  readonly examples: readonly PresentedExample[];
  readonly changed: number;
  readonly certainty: Certainty;
  /** 'Checked: every combination of answers that could matter (12,960).' */
  readonly checked: string;
}

/** Said in place of 'No answer changes.' where the keys under which programs read the answers change. */
const onlyKeysChange = 'No value changes, but keys of the result do, which programs read: see below.';

export function reportAnswers({behaviour, versions, resultKeys}: ChangedDefinition): AnswerReport {
  const unchanged = resultKeys.length > 0 ? onlyKeysChange : 'No answer changes.';
  if (behaviour === undefined)
    return {
      sentences: [unchanged],
      examples: [],
      changed: 0,
      certainty: 'proven',
      checked: 'Checked: the code of the calculation is the same in both versions.',
    };
  const calculators = calculatorsOf(versions);
  const day = behaviour.affected.days[0] ?? behaviour.space.days[0]!;
  const wording = wordingOf([calculators.after.page(day), calculators.before.page(day)]);
  const certainty: Certainty = isProven(behaviour) ? 'proven' : 'sampled';
  const checked = describeChecked(behaviour, certainty, wording);
  const {changed} = behaviour;
  if (changed === 0) {
    const isKnown = certainty === 'proven' || resultKeys.length > 0;
    const sentence = isKnown ? withDigits(unchanged, behaviour) : 'No change was found.';
    return {sentences: [sentence], examples: [], changed, certainty, checked};
  }
  const context: AnswerContext = {calculators, wording, certainty, model: versions.after.model};
  const examples = examplesOf(behaviour, calculators);
  return {
    sentences: [
      describeExtent(behaviour, examples, context),
      ...describeVerdicts(behaviour.verdicts, examples, context),
      ...behaviour.figures.map((figure) => describeFigure(figure, context)),
      ...behaviour.words.filter(({followsVerdict}) => !followsVerdict).map(describeWords),
    ],
    examples,
    changed,
    certainty,
    checked,
  };
}

/** 'No answer changes, unless a figure has more than 14 digits.' */
function withDigits(claim: string, {exactDigits}: BehaviourDiff): string {
  return exactDigits === undefined
    ? claim
    : claim.replace(/ changes(?=[,.])/, `$&, unless a figure has more than ${exactDigits} digits`);
}

function describeChecked({space, visited}: BehaviourDiff, certainty: Certainty, {question}: Wording): string {
  if (certainty === 'proven') {
    const days = space.days.length > 1 ? ', before and after every day on which a figure changes' : '';
    return `Checked: every combination of answers that could matter (${grouped(visited)})${days}.`;
  }
  if (visited < space.size)
    return `Checked: a sample, ${grouped(visited)} of ${sizeInWords(space)} combinations of answers that could matter. What was not seen in it may still change.`;
  return `Checked: a sample of ${grouped(visited)} combinations of answers, which proves nothing about the others, because ${describeIncomplete(space.incomplete, question)}.`;
}

/** 'The result changes for 18 of the 108 combinations of answers checked, only with Visa type: 'F1, student'. None changes before 1 January 2027.' */
function describeExtent(
  {changed, visited, affected}: BehaviourDiff,
  examples: readonly PresentedExample[],
  context: AnswerContext,
): string {
  const {certainty, calculators} = context;
  const isSampled = certainty === 'sampled';
  const [example] = examples;
  const where = describeAffected(
    affected,
    context,
    (input, answer) => {
      const answers = {...example?.answers, [input]: answer};
      return example !== undefined && shows({kind: 'card'}, answers, example.today, calculators);
    },
    examples.map((each) => each.answers),
  );
  const extent = `The result changes for ${grouped(changed)} of the ${grouped(visited)} combinations of answers ${isSampled ? 'in the sample' : 'checked'}`;
  const [unchanged] = affected.otherDays;
  const [first] = affected.days;
  const isLater = unchanged !== undefined && first !== undefined && unchanged < first;
  const days = isLater
    ? ` ${isSampled ? 'None was seen to change' : 'None changes'} before ${calendarDay(first)}.`
    : '';
  return `${extent}${where === '' ? '' : `, ${where}`}.${days}`;
}

/** An example of each change of a verdict, then of every other change that none of these shows. */
function examplesOf(behaviour: BehaviourDiff, calculators: Calculators): readonly PresentedExample[] {
  const changes: readonly (readonly [
    Aspect,
    {readonly answers: PresentedExample['answers']; readonly today: string},
  ])[] = [
    ...behaviour.verdicts.map((change) => [{kind: 'verdict', ...change}, change.example] as const),
    ...behaviour.figures.map(({key, smallest}) => [{kind: 'result', key}, smallest] as const),
    ...behaviour.words
      .filter(({followsVerdict}) => !followsVerdict)
      .map(
        ({key, example}) =>
          [key === CARD ? ({kind: 'card'} as const) : ({kind: 'result', key} as const), example] as const,
      ),
  ];
  const examples: PresentedExample[] = [];
  for (const [aspect, example] of changes) {
    if (examples.some(({answers, today}) => shows(aspect, answers, today, calculators))) continue;
    examples.push(presentExample(example, aspect, calculators));
  }
  return examples;
}
