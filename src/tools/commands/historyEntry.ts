/** What the page says of a rule change, in the editor's words: a sentence for what changed, and one for how many answers do. */
import type {RuleChange} from '../analysis/diff/ruleChanges.ts';
import {grouped, list} from '../../engine/runtime/formats.ts';
import {ruleInWords, type Changed} from './diffWords.ts';

/** Undefined where only texts differ, so that visitors have nothing to be told. */
export function historyOf({rules, renames, behaviour}: Changed): string | undefined {
  const figures = rules.filter(({kind}) => kind === 'constant' || kind === 'table').map(ruleInWords);
  const others = [...new Set(rules.filter(({kind}) => kind === 'rule' || kind === 'input').map(whatChanged))];
  if (figures.length + others.length + renames.length === 0) return undefined;
  const changed = behaviour?.changed ?? 0;
  if (figures.length + others.length === 0 && changed === 0) return undefined;
  const sentences = [
    ...figures,
    ...(others.length === 0 ? [] : [`${figures.length === 0 ? 'Changed' : 'Also changed'}: ${list(others)}`]),
    changed === 0
      ? 'No answer changes'
      : `This changes ${grouped(changed)} of the ${grouped(behaviour!.visited)} sets of answers that the rules tell apart`,
  ];
  return `${sentences.join('. ')}.`;
}

/** What a rule belongs to, without the formula. */
function whatChanged({path: [section], name}: RuleChange): string {
  if (section === 'card') return 'what the result shows';
  if (section === 'needs') return 'which answers are needed';
  return name.split(', ')[0]!;
}
