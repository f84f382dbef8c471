/**
 * What a card shows as values, in JavaScript: for tools, which compare the cards of millions of answers. A page makes its card of the plan
 * (plan/card.ts); both show the same, as `tests/engine/program/shownCard.test.ts` tries.
 */
import {number} from '../language/expression/types.ts';
import {currencyOfAmounts, shownUnit} from '../language/definition/page.ts';
import {withItemFields} from '../language/definition/input.ts';
import type {CheckedBlock, CheckedItem, Model} from '../language/model.ts';
import {upperBounds} from '../plan/maximum.ts';
import {comparedWith, passMarks} from '../plan/passMarks.ts';
import {placeInSum} from '../plan/placeInSum.ts';
import {argumentsOf, valueOfStep} from '../language/references.ts';
import type {CheckedCell, CheckedText, TypedExpression} from '../language/typed.ts';
import {expressionsOfItem, expressionsOfStays, expressionsOfText, namesIn} from '../language/walk.ts';
import type {EmitContext} from './context.ts';
import {array, chain, type Code, js, literal} from '../language/expression/javascript.ts';
import {cellCode} from './values.ts';

/** A part of a card that is shown or not: a heading with what the block has besides items, an item, or a total. */
export interface CardPart {
  readonly block: number;
  /** A position among the block's items; missing for the block itself. */
  readonly item?: number | 'total';
  /** The words above or before its values, if they are always the same; else ''. */
  readonly title: string;
  /** All else that it shows besides values. Parts with the same form and the same values look the same. */
  readonly form: string;
  readonly condition?: TypedExpression | undefined;
  /** The condition of its block. */
  readonly shownIf?: TypedExpression | undefined;
  /** The expressions whose values it shows. */
  readonly reads: readonly TypedExpression[];
  /** Those that decide how they look: other parts of a sum, and what figures are compared with. */
  readonly beside: readonly TypedExpression[];
  /** Cells of tables, of which one is the largest figure that is possible. */
  readonly cells: readonly CheckedCell[];
}

/** What is shown of a block: for each part, its position among all parts and its values; null for what is not shown. */
export type ShownParts = readonly (readonly [part: number, ...values: unknown[]] | null)[];

/** What a card shows, block by block; null for a block that is not shown. */
export type ShownCard = readonly (ShownParts | null)[];

const listed = new WeakMap<Model, readonly CardPart[]>();

/** The parts of a card, those of a block beside each other. */
export function partsOfCard(model: Model): readonly CardPart[] {
  const known = listed.get(model) ?? model.card.flatMap((block, position) => partsOfBlock(block, position, model));
  listed.set(model, known);
  return known;
}

/** The names that the values of the card read. */
export const namesOnCard = (model: Model): readonly string[] =>
  [
    ...model.card.flatMap(({condition}) => condition ?? []),
    ...partsOfCard(model).flatMap(({condition, reads, beside}) => [
      ...(condition ? [condition] : []),
      ...reads,
      ...beside,
    ]),
  ].flatMap(namesIn);

/** The JavaScript of a `ShownCard`. */
export function shownCardCode(context: EmitContext): Code {
  const parts = partsOfCard(context.model);
  const condition = (typed: TypedExpression | undefined): Code => (typed ? context.expression(typed) : js`true`);
  const shownWhen = (typed: TypedExpression | undefined, code: Code): Code =>
    typed ? chain([[context.expression(typed), code]], js`null`) : code;
  const valuesCode = (part: CardPart): Code => {
    const {reads, beside, cells} = part;
    const values = [
      ...reads.map(context.expression),
      ...cells.map((cell) => cellCode(cell, cell.type, context)),
      ...beside.map(context.expression),
    ];
    return array([literal(parts.indexOf(part)), ...values]);
  };
  const blockCode = ({condition: shownIf, showsFirst}: CheckedBlock, position: number): Code => {
    const own = parts.filter(({block}) => block === position);
    const shown = (part: CardPart): Code => shownWhen(part.condition, valuesCode(part));
    const alternatives = (of: readonly CardPart[]): Code =>
      chain(
        of.slice(0, -1).map((part) => [condition(part.condition), valuesCode(part)] as const),
        valuesCode(of.at(-1)!),
      );
    const ofItems = own.filter(({item}) => typeof item === 'number');
    const others = own.filter(({item}) => typeof item !== 'number');
    const code = array([...others.map(shown), ...(showsFirst ? [alternatives(ofItems)] : ofItems.map(shown))]);
    return shownWhen(shownIf, code);
  };
  return array(context.model.card.map(blockCode));
}

function partsOfBlock(block: CheckedBlock, position: number, model: Model): readonly CardPart[] {
  const {kind, heading, items, total, list, stays, showsFirst, hidesZeros} = block;
  const stages = list?.current && argumentsOf('stages', list.of, model);
  const ofBlock: CardPart = {
    block: position,
    ...formOf({kind, heading, list, stays, showsFirst, hidesZeros}, heading, model),
    reads: [
      ...expressionsOfText(heading),
      ...(list ? [list.of] : []),
      ...(list?.current ? [list.current] : []),
      ...(stages ?? []),
      ...expressionsOfStays(stays),
    ],
    cells: [],
    beside: [],
  };
  const parts = [
    ofBlock,
    ...(total ? [partOfItem(total, {block: position, item: 'total'}, undefined, model)] : []),
    ...items.map((item, index) => partOfItem(item, {block: position, item: index}, hidesZeros, model)),
  ];
  return parts.map((part) => ({...part, shownIf: block.condition}));
}

function partOfItem(
  item: CheckedItem,
  place: Pick<CardPart, 'block' | 'item'>,
  hidesZeros: boolean | undefined,
  model: Model,
): CardPart {
  const {condition, value, percentDone, isHeadline, showsMaximum} = item;
  const isShown = (typed: TypedExpression): boolean => typed !== condition;
  const unit = shownUnit(item.unit, model.definition);
  const step = showsMaximum ? value && valueOfStep(value, model) : undefined;
  const bounds = (step && upperBounds(step, model)) ?? [];
  const named = (name: string): TypedExpression => ({kind: 'reference', name, type: value!.type});
  const marks = value && isHeadline ? passMarks(value, model).map(named) : [];
  const sum = value && placeInSum(value, model);
  return {
    ...place,
    ...formOf(item, item.label, model),
    condition: hidesZeros && value ? andNotZero(condition, value) : condition,
    reads: [
      ...expressionsOfItem(item).filter(isShown),
      ...marks,
      ...((percentDone && argumentsOf('percentDone', percentDone, model)) ?? []),
      ...bounds.flatMap((bound) => ('typed' in bound ? [bound.typed] : [])),
    ],
    cells: bounds.flatMap((bound) => ('cell' in bound ? [bound.cell] : [])),
    beside: value ? [...(sum?.parts.map(named) ?? []), ...comparedWith(value, unit, model)] : [],
  };
}

function andNotZero(condition: TypedExpression | undefined, value: TypedExpression): TypedExpression {
  const type = {kind: 'condition'} as const;
  const zero: TypedExpression = {kind: 'figure', value: 0, type: number(true)};
  const isNotZero: TypedExpression = {kind: 'compare', operator: '!=', left: value, right: zero, type};
  return condition === undefined ? isNotZero : {kind: 'and', left: condition, right: isNotZero, type};
}

/** A part of the card as text, in which expressions have only their types, and choices the labels of their options. */
function formOf(part: object, words: CheckedText | undefined, model: Model): Pick<CardPart, 'title' | 'form'> {
  const isTitle = words?.every((each) => typeof each === 'string') === true;
  const {inputs} = model.definition;
  const isTyped = (value: unknown): value is TypedExpression =>
    typeof value === 'object' && value !== null && 'type' in value && 'kind' in value && typeof value.type === 'object';
  const form = JSON.stringify(part, (key, value: unknown) => {
    if (key === 'place' || key === 'conditionPlace' || key === 'condition') return undefined;
    if (isTitle && value === words) return '';
    if (!isTyped(value)) return value;
    const isWords = ['choice', 'text', 'options'].includes(value.type.kind);
    return isWords
      ? [
          value.type,
          withItemFields(inputs).flatMap(({options}) => options.map(({value: word, label}) => [word, label])),
        ]
      : value.type;
  });
  return {title: isTitle ? words.join('') : '', form: `${currencyOfAmounts(model.definition)} ${form}`};
}
