/** What the form can enter: how its questions, options and ranges differ between two versions, on the days on which they do. */
import {ownValue} from '../../../engine/language/ownValue.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import {load} from '../../../engine/program/parts.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {textOf} from '../../../engine/language/yaml/node.ts';
import {at} from '../../../engine/check/formerNames.ts';
import {movedItems} from './order.ts';
import type {Versions} from './versions.ts';

/** A change of one question; `input` is the name of the later version. */
export type FormChange = {
  readonly input: string;
  /** The question as visitors read it. */
  readonly label: string;
  /** The first day on which the forms differ so; missing if they do on every day. */
  readonly from?: CalendarDay;
} & (
  | {readonly kind: 'asked' | 'no longer asked'}
  | {readonly kind: 'order'}
  /** Labels of options that are offered in every case, or of those offered with an option of another question. */
  | {
      readonly kind: 'options';
      readonly lost: readonly string[];
      readonly added: readonly string[];
      readonly with?: string;
    }
  | {readonly kind: 'order of options'}
  | {readonly kind: 'wording'; readonly of: string; readonly before?: string; readonly after?: string}
  | {readonly kind: Limit; readonly before?: number | string; readonly after?: number | string; readonly unit?: string}
  | {readonly kind: 'type' | 'unit' | 'shown when'; readonly before?: string; readonly after?: string}
);

type Limit = 'min' | 'max' | 'step' | 'many';

type Fields = readonly FormField[];

/**
 * The form before, in the names of the later version, and after.
 * @param days one in each period of the figures, earliest first
 */
export function formChanges({before, after}: Versions, days: readonly CalendarDay[]): readonly FormChange[] {
  const calculators = [load(before.body), load(after.body)] as const;
  const found = new Map<string, {readonly change: FormChange; readonly since: number; count: number}>();
  days.forEach((day, index) => {
    const [one, other] = calculators.map((calculator) => fieldsOn(day, calculator)) as [Fields, Fields];
    const written = writtenChanges(one, other, [before.tree, after.tree]);
    for (const change of [...changesOfForm(one, other), ...written]) {
      const key = JSON.stringify(change);
      const known = found.get(key);
      if (known === undefined) found.set(key, {change, since: index, count: 1});
      else known.count++;
    }
  });
  return [...found.values()].map(({change, since, count}) =>
    count === days.length ? change : {...change, from: days[since]!},
  );
}

/** The fields of the form, and of the items of its lists. */
const fieldsOn = (day: CalendarDay, calculator: CompiledCalculator): Fields =>
  calculator
    .page(day)
    .fields.flatMap((field) => [
      field,
      ...(field.kind === 'list' ? field.each.map((inner) => ({...inner, id: `${field.id}.${inner.id}`})) : []),
    ]);

function changesOfForm(before: Fields, after: Fields): readonly FormChange[] {
  const named = (fields: Fields, id: string) => fields.find((field) => field.id === id);
  const [ids, idsNow] = [before, after].map((fields) => fields.map(({id}) => id));
  const moved = movedItems(ids!, idsNow!);
  return [
    ...before
      .filter(({id}) => !named(after, id))
      .map((field) => ({...nameOf(field), kind: 'no longer asked'}) as const),
    ...after.flatMap((field): readonly FormChange[] => {
      const former = named(before, field.id);
      if (former === undefined) return [{...nameOf(field), kind: 'asked'}];
      const order = moved.includes(field.id) ? [{...nameOf(field), kind: 'order'} as const] : [];
      return [...order, ...changesOfField(former, field)];
    }),
  ];
}

const nameOf = ({id, label}: FormField): {readonly input: string; readonly label: string} => ({input: id, label});

function changesOfField(before: FormField, after: FormField): readonly FormChange[] {
  const name = nameOf(after);
  const values = (key: Limit | 'unit' | 'kind') =>
    [before, after].map((field) => (field as unknown as Readonly<Record<string, string | number | undefined>>)[key]);
  const differing = <Kind extends FormChange['kind']>(kind: Kind, key: Limit | 'unit' | 'kind', details = {}) => {
    const [one, other] = values(key);
    return one === other ? [] : [{...name, kind, ...sides(one, other), ...details} as unknown as FormChange];
  };
  const unit = (after as {readonly unit?: string}).unit;
  const ofUnit = unit === undefined ? {} : {unit};
  return [
    ...differing('type', 'kind'),
    ...differing('unit', 'unit'),
    ...(['min', 'max', 'step', 'many'] as const).flatMap((limit) => differing(limit, limit, ofUnit)),
    ...wording(name, 'question', before.label, after.label),
    ...wording(name, 'hint', before.hint, after.hint),
    ...(isChoiceField(before) && isChoiceField(after) ? changesOfOptions(name, before, after) : []),
  ];
}

function sides<Value>(before: Value | undefined, after: Value | undefined) {
  return {...(before !== undefined && {before}), ...(after !== undefined && {after})};
}

type Choice = Extract<FormField, {readonly options: unknown}>;
type Name = ReturnType<typeof nameOf>;

function changesOfOptions(name: Name, before: Choice, after: Choice): readonly FormChange[] {
  const optionIn = ({options}: Choice, value: string) => options.find((option) => option.value === value);
  const values = ({options}: Choice): readonly string[] => options.map(({value}) => value);
  const lost = before.options.filter(({value}) => optionIn(after, value) === undefined);
  const added = after.options.filter(({value}) => optionIn(before, value) === undefined);
  const moved = movedItems(values(before), values(after));
  return [
    ...optionsChange(
      name,
      lost.map(({label}) => label),
      added.map(({label}) => label),
    ),
    ...(moved.length > 0 ? [{...name, kind: 'order of options'} as const] : []),
    ...after.options.flatMap(({value, label, hint}) => {
      const former = optionIn(before, value);
      if (former === undefined) return [];
      return [
        ...wording(name, `option ${value}`, former.label, label),
        ...wording(name, `hint of option ${value}`, former.hint, hint),
      ];
    }),
    ...offeredChanges(name, before, after),
  ];
}

/** Options that both versions have, but that one of them does not offer with an option of another question. */
function offeredChanges(name: Name, before: Choice, after: Choice): readonly FormChange[] {
  const deciders = [...new Set([before.offered, after.offered].flatMap((offered) => offered?.by ?? []))];
  return deciders.flatMap((by) => {
    const options = new Set(
      [before, after].flatMap(({offered}) => (offered?.by === by ? Object.keys(offered.rows) : [])),
    );
    return [...options].flatMap((option) => {
      const offeredIn = (field: Choice): readonly string[] =>
        (field.offered?.by === by ? ownValue(field.offered.rows, option) : undefined) ??
        field.options.map(({value}) => value);
      const [one, other] = [offeredIn(before), offeredIn(after)];
      const labelled = (values: readonly string[]): readonly string[] =>
        after.options.flatMap(({value, label}) => (values.includes(value) ? [label] : []));
      const lost = one.filter((value) => !other.includes(value));
      const added = other.filter(
        (value) => !one.includes(value) && before.options.some((known) => known.value === value),
      );
      return optionsChange(name, labelled(lost), labelled(added), `${by} = ${option}`);
    });
  });
}

function optionsChange(
  name: Name,
  lost: readonly string[],
  added: readonly string[],
  under?: string,
): readonly FormChange[] {
  if (lost.length + added.length === 0) return [];
  return [{...name, kind: 'options', lost, added, ...(under !== undefined && {with: under})}];
}

function wording(name: Name, of: string, before: string | undefined, after: string | undefined): readonly FormChange[] {
  return before === after ? [] : [{...name, kind: 'wording', of, ...sides(before, after)}];
}

/**
 * What only the definitions have: the conditions under which questions are shown, what sentences call a question and its
 * options, and what suggestions say.
 */
function writtenChanges(
  before: Fields,
  after: Fields,
  trees: readonly Versions['after']['tree'][],
): readonly FormChange[] {
  const kept = after.filter((field) => before.some(({id}) => id === field.id));
  const textsAt = (field: FormField, ...path: readonly string[]) =>
    trees.map((tree) => textOf(at(['inputs', field.id, ...path], tree)));
  const conditions = kept.flatMap((field): readonly FormChange[] => {
    const [one, other] = textsAt(field, 'shownWhen');
    return one === other ? [] : [{...nameOf(field), kind: 'shown when', ...sides(one, other)}];
  });
  const words = kept.flatMap((field) => {
    const options = isChoiceField(field) ? field.options.map(({value}) => value) : [];
    const texts: readonly (readonly [of: string, ...path: readonly string[]])[] = [
      ['short name', 'short'],
      ['suggestion', 'suggest'],
      ...options.flatMap((option) => [
        [`suggestion of option ${option}`, 'suggest', option] as const,
        [`short name of option ${option}`, 'options', option, 'short'] as const,
      ]),
    ];
    return texts.flatMap(([of, ...path]) => {
      const [one, other] = textsAt(field, ...path);
      return wording(nameOf(field), of, one, other);
    });
  });
  return [...conditions, ...words];
}
