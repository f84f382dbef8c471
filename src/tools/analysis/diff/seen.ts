/**
 * What a card shows beside its verdict and its sentences, as JavaScript in two forms: the values alone, which are quick to compare,
 * and the texts that are made of them. Words that no answer decides (titles, labels) are texts of the page and no part of it.
 */
import type {TypedExpression} from '../../../engine/expression/typed.ts';
import {partsOf, shownCode, totalCode} from '../../../engine/emit/card.ts';
import type {EmitContext} from '../../../engine/emit/context.ts';
import {elapsedCode} from '../../../engine/emit/elapsed.ts';
import {array} from '../../../engine/emit/javascript.ts';
import type {CheckedBlock, CheckedText} from '../../../engine/model.ts';
import {namesIn} from '../../../engine/walk.ts';

/** One thing that is shown: its value, the text of it, and the condition under which it stands there. */
interface Shown {
  readonly value: string;
  readonly text: string;
  /** As JavaScript. */
  readonly conditions: readonly string[];
}

export interface SeenCode {
  /** A list of plain values, as long for every answer set; `undefined` for what is not shown. */
  readonly values: string;
  /** A list of the texts that are shown. */
  readonly texts: string;
  /** The same for two versions whose values may be compared instead of their texts. */
  readonly shape: string;
}

export function seenCode(context: EmitContext): SeenCode {
  const shown = context.model.card.flatMap((block) => {
    const own = conditionCode(block.condition, context);
    return shownOf(block, context).map((each): Shown => ({...each, conditions: [...own, ...(each.conditions ?? [])]}));
  });
  const under = ({conditions}: Shown): string => conditions.map((code) => `(${code})`).join(' && ');
  const isAlways = ({conditions}: Shown): boolean => conditions.length === 0;
  return {
    values: array(shown.map((each) => (isAlways(each) ? each.value : `${under(each)} ? ${each.value} : undefined`))),
    texts: array(shown.map((each) => (isAlways(each) ? each.text : `...(${under(each)} ? [${each.text}] : [])`))),
    // The code of the texts without that of the values: formats, units, words for what is missing.
    shape: JSON.stringify(shown.map(({value, text}) => text.replaceAll(value, () => '$'))),
  };
}

function conditionCode(condition: TypedExpression | undefined, {expression}: EmitContext): readonly string[] {
  return condition === undefined ? [] : [expression(condition).text];
}

type Part = Omit<Shown, 'conditions'> & Partial<Pick<Shown, 'conditions'>>;

function shownOf(block: CheckedBlock, context: EmitContext): readonly Part[] {
  const {expression} = context;
  const plain = (code: string): Part => ({value: code, text: code});
  switch (block.kind) {
    case 'figure':
      return [
        ...heading(block.label, context),
        {value: expression(block.of).text, text: shownCode(block, context)},
        ...(block.outOf === undefined ? [] : [plain(expression(block.outOf).text)]),
      ];
    case 'breakdown':
    case 'fees':
      return [
        ...heading(block.title, context),
        ...partsOf(block.sum, context.model).map((step): Part => {
          const code = step.name.replace('.', '$');
          return block.kind === 'fees' ? {...plain(code), conditions: [`${code} !== 0`]} : plain(code);
        }),
        {value: `${block.sum}$total`, text: totalCode(block, context)},
      ];
    case 'facts':
      return block.facts.flatMap((fact): readonly Part[] => {
        const conditions = conditionCode(fact.condition, context);
        return [...heading(fact.label, context), {value: expression(fact.of).text, text: shownCode(fact, context)}].map(
          (part) => ({...part, conditions}),
        );
      });
    case 'progress':
      return [
        ...heading(block.label, context),
        plain(expression(block.of).text),
        ...heading(block.say, context),
        ...daysOf(block.of, context).map(plain),
      ];
    case 'stages':
      return [plain(`JSON.stringify(${expression(block.of).text})`), plain(expression(block.current).text)];
    case 'verdict':
    case 'reasons':
    case 'requirements':
    case 'note':
      return [];
  }
}

/** Words that change with what they refer to; without a reference they are texts of the page. */
function heading(text: CheckedText, context: EmitContext): readonly Part[] {
  const isFixed = text.every((part) => typeof part === 'string' || namesIn(part.typed).length === 0);
  const code = context.text(text);
  return isFixed ? [] : [{value: code, text: code}];
}

function daysOf(percentage: TypedExpression, context: EmitContext): readonly string[] {
  const code = elapsedCode(percentage, context);
  return code === undefined ? [] : [`JSON.stringify(${code})`];
}
