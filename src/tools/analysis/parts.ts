/**
 * The parts of a definition that at least one set of answers should reach: branches, lines, rows, and the conditional parts of
 * the card. Each comes with its condition, if it has one, written or implied (as by a table row).
 */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {condition as conditionType} from '../../engine/language/expression/types.ts';
import type {TypedExpression, CheckedText, CheckedValue, Edge, Limits, Selector} from '../../engine/language/typed.ts';
import {calculatedParts} from '../../engine/program/calculate.ts';
import type {CheckedBlock, Model} from '../../engine/language/model.ts';
import {type When} from '../../engine/language/conditions.ts';
import {truthOn} from '../../engine/language/inForce.ts';
import {map} from '../../engine/language/map.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {branchesOf, formulaOf, whenSelected, type Branch} from '../../engine/language/readValue.ts';
import {namesIn, namesInBlock} from '../../engine/language/walk.ts';

export interface Part {
  /** The object of the model that instrumented code records as reached. */
  readonly key: object;
  /** As editors know it: 'points.age: from 46'. */
  readonly name: string;
  /** The condition under which it is reached, if it has one. */
  readonly condition?: TypedExpression;
  /** The conditions before it and around it, without which it is not reached either. */
  readonly given?: readonly TypedExpression[];
  /** The names on which it depends whether it is reached: all that its value or its block reads. */
  readonly reads: readonly string[];
  readonly place: Place;
}

/** Whether a part can apply on a day, as far as the day alone decides: a line may apply only from a later day on. */
export function isInForce({condition, given = []}: Part, day: CalendarDay, model: Model): boolean {
  return [...given, ...(condition ? [condition] : [])].every((each) => truthOn(each, day, model) !== false);
}

/** Every part of the values and lines that are calculated. A part of a table with arguments is reached if any call reaches it. */
export function partsOfSteps(model: Model): readonly Part[] {
  const {steps} = calculatedParts(model);
  const ofSteps = steps.flatMap(({name, named, value}) =>
    partsOf(value, name, named.place).map((each) => ({...each, reads: [name]})),
  );
  const callers = [
    ...steps.map(({name, value}) => ({names: namesIn(value), reads: [name]})),
    ...model.card.map(namesInBlock).map((names) => ({names, reads: names})),
    ...model.needs
      .flatMap(({condition}) => condition ?? [])
      .map(namesIn)
      .map((names) => ({names, reads: names})),
  ];
  const ofTemplates = model.templates.flatMap(({name, named, value}) => {
    const reads = callers.flatMap((caller) => (caller.names.includes(name) ? caller.reads : []));
    // Its conditions hold for some arguments: no condition of a single call says when a part is reached.
    return partsOf(value, name, named.place).map((each) => ({
      key: each.key,
      name: each.name,
      place: each.place,
      given: [...(each.given ?? []), ...(each.condition ? [each.condition] : [])],
      reads,
    }));
  });
  return [...ofSteps, ...ofTemplates];
}

type PartOfValue = Omit<Part, 'reads'>;

function partsOf(value: CheckedValue, owner: string, place: Place): readonly PartOfValue[] {
  return branchesOf(value).flatMap((branch, index, all) => {
    const {key, point, condition, value: inner} = branch;
    if (key !== undefined) return inner === undefined ? [] : partsOf(inner, `${owner}.${key}`, place);
    const own = part(point, `${owner}: ${nameOfBranch(branch, index)}`, place, whenTaken(branch));
    if (inner === undefined) return [own];
    const given = all
      .slice(0, index)
      .flatMap((earlier) => earlier.condition ?? [])
      .map(negation);
    const inside = [...given, ...(condition ? [condition] : [])];
    const within = partsOf(inner, owner, place);
    return [{...own, given}, ...within.map((each) => ({...each, given: [...inside, ...(each.given ?? [])]}))];
  });
}

/** The condition of a branch itself, written or implied. */
function whenTaken({condition, negated, selections = []}: Branch): When {
  if (condition === undefined) return whenSelected(selections);
  return negated ? negation(condition) : condition;
}

function nameOfBranch({condition, selections = [], text}: Branch, index: number): string {
  if (text !== undefined) return inQuotes(text);
  if (condition !== undefined) return `case ${index + 1}`;
  return selections.map(({selector}) => selectorName(selector)).join(', ') || 'otherwise';
}

/** What the card shows under a condition: verdicts, blocks, facts. */
export function partsOfCard({card}: Model): readonly Part[] {
  return card.flatMap((block) => {
    const {condition, place, items, showsFirst, kind} = block;
    return [
      ...(condition === undefined ? [] : [part(block, `card: ${nameOfBlock(block)}`, place, condition)]),
      ...items
        .filter((item) => showsFirst || item.condition !== undefined)
        .map((item, index, shown) => {
          const earlier = showsFirst ? shown.slice(0, index).flatMap((each) => each.condition ?? []) : [];
          return {
            ...part(item, `${kind}: ${inQuotes(item.label ?? item.text ?? [])}`, place, item.condition),
            given: [...(condition ? [condition] : []), ...earlier.map(negation)],
          };
        }),
    ].map((each) => ({...each, reads: namesInBlock(block)}));
  });
}

/** A block by its heading, or by its only line. */
export function nameOfBlock({heading, items, showsFirst, kind}: CheckedBlock): string {
  const [only] = items;
  const name = heading ?? (items.length === 1 && !showsFirst ? (only!.label ?? only!.text) : undefined);
  return name === undefined ? kind : inQuotes(name);
}

function part(key: object, name: string, place: Place, condition: When = true): PartOfValue {
  return typeof condition === 'boolean' ? {key, name, place} : {key, name, place, condition};
}

/** A text in quotes, with its references in braces. */
export function inQuotes(text: CheckedText): string {
  return `'${text.map((piece) => (typeof piece === 'string' ? piece : `{${nameOf(piece.typed)}}`)).join('')}'`;
}

const selectorName = (selector: Selector): string =>
  selector.options === undefined ? bandName(selector) : rowName(selector.options);

const rowName = (options: readonly string[]): string => options.map((option) => option || 'blank').join(' | ');

function bandName({from, to}: Limits): string {
  const lower = from === undefined ? [] : [`${from.after ? 'over' : 'from'} ${edgeName(from)}`];
  const upper = to === undefined ? [] : [`${to.after ? 'up to' : 'under'} ${edgeName(to)}`];
  return [...lower, ...upper].join(', ') || 'any';
}

const edgeName = ({at}: Edge): string => nameOf(at);

export function nameOf(typed: TypedExpression): string {
  if (typed.kind === 'reference') return typed.name;
  return typed.kind === 'figure' || typed.kind === 'day' ? String(typed.value) : '…';
}

export function negation(typed: TypedExpression): TypedExpression {
  return typed.kind === 'not' ? typed.operand : {kind: 'not', operand: typed, type: conditionType};
}

/** Whether two conditions are the same once every name is replaced by its formula. */
export function haveSameMeaning(one: TypedExpression, other: TypedExpression, model: Model): boolean {
  const [left, right] = [one, other].map((typed) =>
    JSON.stringify(resolveNames(typed, model), (key, value: unknown) => (key === 'type' ? undefined : value)),
  );
  return left === right;
}

/** The expression with every name that has a formula replaced by that formula. */
function resolveNames(typed: TypedExpression, model: Model): TypedExpression {
  const resolve = (inner: TypedExpression): TypedExpression => resolveNames(inner, model);
  if (typed.kind !== 'reference') return map(typed, {expression: resolve});
  const formula = formulaOf(model.steps.find(({name}) => name === typed.name)?.value);
  return formula === undefined ? typed : resolve(formula);
}
