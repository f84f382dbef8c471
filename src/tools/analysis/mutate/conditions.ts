/** Mutants of conditions: other options than those that they compare with, and exceptions for an option of another choice. */
import type {ScalarNode} from '../../../engine/language/yaml/node.ts';
import type {Expression} from '../../../engine/language/expression/parse.ts';
import type {Type} from '../../../engine/language/expression/types.ts';
import {tokenize} from '../../../engine/language/expression/tokens.ts';
import {withItemFields, type Input} from '../../../engine/language/definition/input.ts';
import {fieldOfItem} from '../../../engine/language/inputs/list.ts';
import type {Model} from '../../../engine/language/model.ts';
import {dependenciesOf, memberOf, stepOf} from '../../../engine/language/references.ts';
import {namesInBlock} from '../../../engine/language/walk.ts';
import {type Edit, type Mutant, type MutationContext, replaceInside, type Slot, textMutant} from './mutant.ts';
import {blockIndexOf} from './outputs.ts';

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** `major == physics`: another option, and one more. Undefined if the right side is not an option. */
export function optionEdits(
  expression: ExpressionOf<'compare'>,
  text: string,
  model: Model,
): readonly Edit[] | undefined {
  const {left, right, operator} = expression;
  const option = optionText(right);
  if (option === undefined) return undefined;
  const options = optionsOfSameInput(option, nameIn(left), model);
  const [next, afterNext] = options.includes(option) || option === 'blank' ? othersAfter(option, options) : [];
  if (next === undefined) return undefined;
  const edit = (to: string, span = {start: right.start, end: right.end}): Edit =>
    replaceInside('option', expression, to, text, span);
  if (operator !== '==' && operator !== '!=') return [edit(formatOption(next))];
  const negation = operator === '==' ? '' : 'not ';
  const choice = text.slice(left.start, left.end);
  const also = [option === 'blank' ? undefined : 'blank', afterNext ?? next].flatMap((other) => other ?? []);
  return [
    edit(formatOption(next)),
    ...also.map((other) =>
      edit(`${negation}${choice} in [${formatOption(option)}, ${formatOption(other)}]`, expression),
    ),
  ];
}

/** `major in [physics, biology]`: one option fewer, and one more. */
export function listEdits(
  expression: ExpressionOf<'in'>,
  list: readonly Expression[],
  text: string,
  model: Model,
): readonly Edit[] {
  const options = list.map((item) => optionText(item) ?? '');
  const available = optionsOfSameInput(options[0]!, nameIn(expression.left), model);
  const span = {start: list[0]!.start, end: list.at(-1)!.end};
  const withOptions = (changed: readonly string[]): Edit =>
    replaceInside('option', expression, changed.map(formatOption).join(', '), text, span);
  const added = [available.find((option) => !options.includes(option)), 'blank'].flatMap((option) =>
    option === undefined || options.includes(option) ? [] : [option],
  );
  return [
    ...(options.length > 1 ? options.map((_, index) => withOptions(options.toSpliced(index, 1))) : []),
    ...added.map((option) => withOptions([...options, option])),
  ];
}

/**
 * The whole condition, which also or no longer holds for an option of each other choice that the rule depends on.
 * @param allOptions tries every option instead of one: for conditions that decide on a whole result
 */
export function exceptionMutants(
  context: MutationContext,
  slot: Slot<ScalarNode>,
  {allOptions = false} = {},
): readonly Mutant[] {
  const {text} = slot.node;
  // A condition that is only a name is mutated where the name is defined.
  if (/^[\w.]+$/.test(text.trim())) return [];
  const namesHere = new Set(tokenize(text).map((token) => token.text));
  return choicesReadBy(context)
    .filter(({name}) => !namesHere.has(name))
    .flatMap(({name, options}) => {
      const values = options.map(({value}) => value);
      // One option each keeps the number of mutants down; which one depends on the condition, so that rules differ in it.
      const tried = allOptions ? values : [values[text.length % values.length]!];
      return tried.flatMap((value) =>
        [`(${text}) or ${name} == ${formatOption(value)}`, `(${text}) and ${name} != ${formatOption(value)}`].map(
          (to) =>
            textMutant(context, slot, {
              operator: 'exception',
              start: 0,
              end: text.length,
              text: to,
              shown: {from: `'${text}'`, to: `'${to}'`},
            }),
        ),
      );
    });
}

/** The choices that the changed value or block depends on. */
function choicesReadBy({model, owner}: MutationContext): readonly Input[] {
  if (owner === undefined) return [];
  const block = model.card[blockIndexOf(owner) ?? -1];
  const read = dependenciesOf(block === undefined ? [owner] : namesInBlock(block), model);
  return model.definition.inputs.filter(({name, type}) => type === 'choice' && read.has(name));
}

function nameIn(expression: Expression): string | undefined {
  if (expression.kind === 'member') return `${expression.owner}.${expression.member}`;
  return expression.kind === 'name' ? expression.name : undefined;
}

/** The text of an expression that may name an option. */
function optionText(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  return expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : undefined;
}

/** An option as it is written in a formula, in quotes where needed. */
function formatOption(option: string): string {
  return /^[A-Za-z_][\w]*(-\w+)*$/.test(option) || /^\d+$/.test(option) ? option : `'${option}'`;
}

/**
 * The options of the input that has this one, or the words of the value that it is compared with.
 * @param choice what it is compared with: the input to prefer where several have the option
 */
export function optionsOfSameInput(option: string, choice: string | undefined, model: Model): readonly string[] {
  const words = choice === undefined ? [] : wordsOfValue(choice, model);
  if (words.includes(option)) return words;
  const inputs = withItemFields(model.definition.inputs);
  const candidates = inputs.filter(({options}) => options.some(({value}) => value === option));
  const input =
    (option === 'blank' ? inputs : candidates).find(({name}) => fieldOfItem(name) === choice) ?? candidates[0];
  return input?.options.map(({value}) => value) ?? [];
}

/** The words that a value can be, if they are all known: a name such as 'permit', or a column such as 'permit.degree'. */
export function wordsOfValue(name: string, model: Model): readonly string[] {
  const step = stepOf(name, model);
  const type = step && typeOfMember(step.value.type, memberOf(name, step));
  return type?.kind === 'text' ? (type.words ?? []).filter((word) => word !== '') : [];
}

function typeOfMember(type: Type, member: string): Type | undefined {
  return member !== '' && type.kind === 'group' ? type.members.get(member) : type;
}

/** The other items: those after this one, then those before it. */
function othersAfter(item: string, items: readonly string[]): readonly string[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
}

/** The item after this one, the first after the last; undefined if there is no other. */
export function nextItem(item: string, items: readonly string[]): string | undefined {
  const next = items[(items.indexOf(item) + 1) % items.length];
  return next === item ? undefined : next;
}
