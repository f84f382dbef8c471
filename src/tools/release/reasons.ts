/** How large a release must be for what changed in one calculator, by the project's own comparison. What is not proven counts as the larger. */
import {load} from '../../engine/program/parts.ts';
import {at} from '../../engine/check/formerNames.ts';
import {verdictOf} from '../../engine/blocks/verdict.ts';
import type {Model} from '../../engine/language/model.ts';
import {namesIn} from '../../engine/language/walk.ts';
import {plainOf} from '../../engine/language/yaml/node.ts';
import {CARD, type BehaviourDiff} from '../analysis/diff/changeCollector.ts';
import {isSameDefinition, type ChangedDefinition, type DefinitionDiff} from '../analysis/diff/diff.ts';
import {isProven} from '../analysis/diff/outcome.ts';
import type {RuleChange} from '../analysis/diff/ruleChanges.ts';
import {reportAnswers} from '../commands/diffReport/answers.ts';
import {answerRules, headlines} from '../commands/diffReport/headlines.ts';
import {interfaceChanges} from './interfaceChanges.ts';
import {major, minor, patch, type Reason} from './level.ts';

/** The reasons for a release; none if both versions are the same but for comments and layout. */
export function reasonsFor(diff: DefinitionDiff): readonly Reason[] {
  switch (diff.kind) {
    case 'added':
      return [minor('This calculator is new.')];
    case 'removed':
      return [major('This calculator is gone.')];
    case 'broken':
      return [major('The two versions cannot be compared, so nothing is known about what changed.')];
    case 'changed':
      return isSameDefinition(diff) ? [] : reasonsForChange(diff);
  }
}

function reasonsForChange(diff: ChangedDefinition): readonly Reason[] {
  const reasons = [...interfaceChanges(diff.versions), ...openQuestionChanges(diff), ...resultChanges(diff)];
  return reasons.length === 0 ? [patch('Only words, sources or the order of things differ.')] : reasons;
}

/** Which questions count as open depends on conditions, of which nothing is proven once a rule differs. */
function openQuestionChanges({form, rules, versions}: ChangedDefinition): readonly Reason[] {
  const isConditional = [versions.original, versions.after].some(
    ({model: {shownWhen, needs}}) => shownWhen.size > 0 || needs.some(({condition}) => condition !== undefined),
  );
  const differs = form.some(({kind}) => kind === 'shown when') || (isConditional && answerRules(rules).length > 0);
  return differs ? [minor('Other questions may count as open.')] : [];
}

function resultChanges(diff: ChangedDefinition): readonly Reason[] {
  const {behaviour, versions} = diff;
  if (behaviour === undefined) return [];
  const proven = isProven(behaviour);
  const sentences = [...headlines(diff), ...reportAnswers(diff).sentences.slice(0, 1)].join(' ');
  if (behaviour.verdicts.some(({to}) => to === undefined))
    return [major(`There is no result for answers that had one. ${sentences}`)];
  if (!proven && !isSameGuard(versions))
    return [major(`Only a sample was compared, so answers that had a result may have none. ${sentences}`)];
  if (behaviour.changed > 0)
    return [proven && isRewording(diff, behaviour) ? patch('Only words on the card differ.') : minor(sentences)];
  return proven ? [] : [minor(`Only a sample was compared, so results may differ. ${sentences}`)];
}

/** Whether the same answers are required, under conditions that read the same: then no answers lose their result. */
function isSameGuard({before, after}: ChangedDefinition['versions']): boolean {
  const nodeIn = (path: readonly string[]) => [before, after].map(({tree}) => at(path, tree));
  const isSame = (...path: readonly string[]): boolean => {
    const [one, other] = nodeIn(path);
    return one === undefined || other === undefined
      ? one === other
      : JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));
  };
  const read = after.model.needs.flatMap(({condition}) => (condition === undefined ? [] : namesIn(condition)));
  const isGiven = (name: string): boolean =>
    ['constants', 'inputs'].some((section) => nodeIn([section, name])[1] !== undefined && isSame(section, name));
  return isSame('needs') && read.every(isGiven);
}

/** Keys of card blocks whose texts are words and nothing else. */
const wordKeys: ReadonlySet<string> = new Set(['say', 'title', 'label', 'missing', 'note']);

/** Whether the changes are only other words for the same: no rule differs, no value, and each verdict has become one other. */
function isRewording({rules, versions}: ChangedDefinition, {figures, words, verdicts}: BehaviourDiff): boolean {
  const areWords = ({kind, path, from = '', to = ''}: RuleChange): boolean =>
    kind !== 'shown' || (wordKeys.has(path.at(-1)!) && !/[{}]/.test(`${from}${to}`));
  return (
    answerRules(rules).length === 0 &&
    rules.every(areWords) &&
    figures.length === 0 &&
    words.every(({key}) => key === CARD) &&
    areNewWords(verdicts, versions)
  );
}

function areNewWords(verdicts: BehaviourDiff['verdicts'], {before, after}: ChangedDefinition['versions']): boolean {
  if (verdicts.length === 0) return true;
  const [one, other] = [load(before.body), load(after.body)];
  const [textsBefore, textsAfter] = [verdictTexts(before.model), verdictTexts(after.model)];
  const pairs = new Map(verdicts.map(({from, to}) => [from, to]));
  const isOneToOne = pairs.size === verdicts.length && new Set(pairs.values()).size === verdicts.length;
  return (
    isOneToOne &&
    verdicts.every(({from, to, example: {answers, today}}) => {
      const tones = [one, other].map((calculator) => calculator.outcome(answers, today)?.tone);
      const isReplaced = textsBefore.includes(from) && textsAfter.includes(to);
      return isReplaced && !textsAfter.includes(from) && !textsBefore.includes(to) && tones[0] === tones[1];
    })
  );
}

/** The verdicts whose texts are the same for all answers. */
function verdictTexts(model: Model): readonly (string | undefined)[] {
  return (verdictOf(model)?.items ?? []).flatMap(({text}) =>
    text.every((part) => typeof part === 'string') ? [text.join('')] : [],
  );
}
