/** Changes of a formula: its comparisons, conjunctions, arithmetic, options, names and figures. */
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import {arithmetic, comparisons, conjunctions} from '../../../engine/expression/operators.ts';
import {parse, type Expression} from '../../../engine/expression/parse.ts';
import {functions, isFunctionName} from '../../../engine/functions/index.ts';
import type {Model} from '../../../engine/model.ts';
import {nextOf, optionsBeside, otherName} from './names.ts';
import {between, inFormula, replaced, within, wordOf} from './edits.ts';
import {ofEdit, type Around, type Edit, type Mutant} from './mutant.ts';
import type {Site} from './site.ts';

type Of<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

export function ofFormula(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  const parsed = parse(text);
  return 'expression' in parsed
    ? editsOf(parsed.expression, text, around.model).map((edit) => ofEdit(around, site, edit))
    : [];
}

/** The changes of an expression; `start` and `end` count in `text`. */
function editsOf(expression: Expression, text: string, model: Model): readonly Edit[] {
  const inside = (part: Expression): readonly Edit[] => editsOf(part, text, model);
  switch (expression.kind) {
    case 'figure':
      return ['0', '1'].includes(expression.text)
        ? [replaced('figure', expression, expression.text === '0' ? '1' : '0')]
        : [];
    case 'name': {
      const other = otherName(expression.name, model);
      return other === undefined ? [] : [replaced('reference', expression, other)];
    }
    case 'call': {
      const other = isFunctionName(expression.name) ? functions[expression.name].mutant : undefined;
      const own = other === undefined ? [] : [replaced('arithmetic', expression.nameSpan, other)];
      return [...own, ...expression.values.flatMap(inside)];
    }
    case 'not':
      return [
        within('logic', expression, '', text, {start: expression.start, end: expression.operand.start}),
        ...inside(expression.operand),
      ];
    case 'and':
    case 'or':
      return [
        between(expression, conjunctions[expression.kind].opposite, 'logic', text),
        ...inside(expression.left),
        ...inside(expression.right),
      ];
    case 'arithmetic':
      return [
        between(expression, arithmetic[expression.operator].mutant, 'arithmetic', text),
        ...inside(expression.left),
        ...inside(expression.right),
      ];
    case 'compare':
      return ofComparison(expression, text, model);
    case 'in':
      return [
        ...inside(expression.left),
        ...(isList(expression.list) ? ofList(expression, expression.list, text, model) : []),
      ];
    case 'empty': {
      const end = expression.end;
      const words = expression.negated ? 'is empty' : 'is not empty';
      return [within('logic', expression, words, text, {start: text.lastIndexOf('is', end), end})];
    }
    default:
      return [];
  }
}

function ofComparison(expression: Of<'compare'>, text: string, model: Model): readonly Edit[] {
  const {operator, left, right} = expression;
  const {withEqual, opposite} = comparisons[operator];
  const sides = [left, right].flatMap((side) => editsOf(side, text, model));
  const option = ofOption(expression, text, model);
  return [
    ...(withEqual === undefined ? [] : [between(expression, withEqual, 'equal', text)]),
    between(expression, opposite, 'comparison', text),
    ...(option ?? sides),
  ];
}

/** Undefined where the right side is no option. */
function ofOption(expression: Of<'compare'>, text: string, model: Model): readonly Edit[] | undefined {
  const {left, right} = expression;
  const word = wordOf(right);
  if (word === undefined) return undefined;
  const options = optionsBeside(word, left.kind === 'name' ? left.name : undefined, model);
  const other = options.includes(word) ? nextOf(word, options) : undefined;
  return other === undefined ? undefined : [within('option', expression, inFormula(other), text, right)];
}

/** `major in [physics, biology]`: one option less, and one more. */
function ofList(expression: Of<'in'>, members: readonly Expression[], text: string, model: Model): readonly Edit[] {
  const words = members.map((member) => wordOf(member) ?? '');
  const choice = expression.left.kind === 'name' ? expression.left.name : undefined;
  const options = optionsBeside(words[0]!, choice, model);
  const span = {start: members[0]!.start, end: members.at(-1)!.end};
  const list = (kept: readonly string[]): Edit =>
    within('option', expression, kept.map(inFormula).join(', '), text, span);
  const more = options.find((option) => !words.includes(option));
  return [
    ...(words.length > 1 ? words.map((_, index) => list(words.toSpliced(index, 1))) : []),
    ...(more === undefined ? [] : [list([...words, more])]),
  ];
}

const isList = (list: readonly Expression[] | Expression): list is readonly Expression[] => Array.isArray(list);
