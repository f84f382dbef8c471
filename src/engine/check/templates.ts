/**
 * Tables and values with arguments. Each call is checked as if the arguments were written in place of their names, so that it is
 * judged by what it is called with: `clb(listening)` is a table by `listening`. No call may lead back to itself.
 */
import type {Place} from '../diagnostics/diagnostic.ts';
import type {NamedValue} from '../language/definition/named.ts';
import type {Input} from '../language/definition/input.ts';
import {blank, errorExpression, type ExpressionOf, type ReportAt, type Scope} from '../language/expression/scope.ts';
import {
  condition,
  date,
  describeType,
  number,
  percent,
  unify,
  type ChoiceType,
  type Type,
} from '../language/expression/types.ts';
import type {TypedExpression, TypedOf, CheckedValue} from '../language/typed.ts';
import {unitProblem, withoutUnit} from '../language/expression/units.ts';
import type {Template} from '../language/model.ts';
import {grouped} from '../runtime/formats.ts';
import {children, withDescendants, type Node} from '../language/walk.ts';
import type {Context, ReportProblem} from './context.ts';
import {neverBlank} from './optionRows.ts';
import {checkNamed} from './values.ts';

type Problem = Parameters<ReportProblem>;

/** What a definition's checks need of its templates. */
export interface Templates extends Pick<Scope, 'takesOf' | 'instanceOf' | 'optionAsArgument'> {
  /** All of them, once every call is known. Reports arguments that nothing reads. */
  readonly finish: () => readonly Template[];
}

/** What may be an argument. */
const argumentKinds: readonly Type['kind'][] = ['number', 'percent', 'choice', 'text', 'date', 'condition'];

/** How many calls with different arguments there may be, those within other calls included. */
const MAX_CALLS = 2_000;
/** How many parts the value of one call may have, with the values of the calls in it. */
const MAX_PARTS = 50_000;

/**
 * @param withoutCycle resolves a value; undefined if that closes a cycle, which it reports
 * @param contextOf the context of the definition's checks, which does not exist yet
 */
export function createTemplates(
  named: readonly NamedValue[],
  withoutCycle: <Result>(name: string, place: Place, resolve: () => Result) => Result | undefined,
  contextOf: () => Context,
): Templates {
  const templates = new Map(named.flatMap((each) => (each.takes === undefined ? [] : [[each.name, each] as const])));
  /** By name, what each argument is called with; undefined until there is a call. */
  const called = new Map<string, readonly Type[]>();
  /** The arguments that may be blank in some call: `level of thresholdOf`. */
  const blankInSome = new Set<string>();
  /** The choice whose option a word is as an argument, by the template, the argument and the word. */
  const choices = new Map<string, ChoiceType>();
  const reported = new Set<string>();
  let calls = 0;
  let isFinishing = false;

  const checkBody = (template: NamedValue, values: readonly TypedExpression[]) => {
    const context = contextOf();
    const problems: Problem[] = [];
    const names = template.takes!.map(({name}) => name);
    const given = new Map(names.map((name, index) => [name, values[index]!]));
    const scope: Scope = {...context.scope, given, givenTo: template.name, names: [...context.scope.names, ...names]};
    const report: ReportProblem = (...problem) => void problems.push(problem);
    const value = checkNamed(template, {name: template.name, inSum: false}, {...context, scope, report});
    return {value, problems};
  };
  /** Reports a problem of a table or value once, however many calls have it. */
  const reportOnce = (problem: Problem): void => {
    const [code, places] = problem;
    const [place] = [places].flat() as [Place];
    const key = `${code} ${place.source.path} ${place.start}`;
    if (!reported.has(key)) contextOf().report(...problem);
    reported.add(key);
  };

  const instanceOf = (
    call: ExpressionOf<'call'>,
    values: readonly TypedExpression[],
    report: ReportAt,
  ): TypedExpression => {
    const {name} = call;
    const template = templates.get(name)!;
    if (values.some(({type}) => type.kind === 'error')) return errorExpression;
    const tooLarge = (limit: number): TypedExpression => report('call-too-large', call, {name, limit: grouped(limit)});
    if (!isFinishing && ++calls > MAX_CALLS) return calls === MAX_CALLS + 1 ? tooLarge(MAX_CALLS) : errorExpression;
    const wrong = values.find(({type}) => !argumentKinds.includes(type.kind));
    if (wrong !== undefined) {
      const details = {
        name,
        parameters: 'numbers, choices, words, dates and conditions',
        found: describeType(wrong.type),
      };
      return report('wrong-argument', call, details, `Give '${name}' a single value of one of these kinds.`);
    }
    const checked = withoutCycle(name, template.place, () => checkBody(template, values));
    if (checked === undefined) return errorExpression;
    const {value, problems} = checked;
    const {type} = value;
    if (!isFinishing) {
      const expected = problems.length === 0 ? undefined : expectedInstead(template, values, problems);
      if (expected !== undefined)
        return report('wrong-argument', call, {name, parameters: expected, found: kindsOf(values)}, whatItTakes(name));
      // A row for other calls is not too much: see `finish`.
      problems.filter(([code]) => code !== 'otherwise-never').forEach(reportOnce);
      if (![...argumentKinds, 'group', 'nothing', 'error'].includes(type.kind))
        reportOnce([
          'wrong-kind',
          template.place,
          {expected: `A single value ${forEachCall}`, found: describeType(type)},
        ]);
      if (!noteTypes(template, values, call, report)) return errorExpression;
    }
    const instance: TypedExpression = {kind: 'instance', name, member: '', arguments: values, value, type};
    return sizeOf(instance) > MAX_PARTS ? tooLarge(MAX_PARTS) : instance;
  };

  const optionAsArgument: Scope['optionAsArgument'] = (name, index, word) => {
    const {takes = []} = templates.get(name)!;
    const key = `${name} ${index} ${word}`;
    const known = choices.get(key);
    if (known !== undefined) return {kind: 'option', value: word === blank ? '' : word, type: known};
    const before = called.get(name)?.[index];
    const candidates = [...(before?.kind === 'choice' ? [before] : []), ...choicesOf(contextOf())].filter(
      ({options}) => word === blank || options.includes(word),
    );
    if (index >= takes.length || candidates.length === 0) return undefined;
    // While it is found out, the template may call itself.
    choices.set(key, candidates[0]!);
    const found = candidates.length === 1 ? candidates[0]! : candidates.find((type) => fitsArgument(name, index, type));
    choices.set(key, found ?? candidates[0]!);
    return optionAsArgument(name, index, word);
  };
  /** Whether a template has no problem with its options where an argument is of this choice. */
  const fitsArgument = (name: string, index: number, type: ChoiceType): boolean => {
    const template = templates.get(name)!;
    const others = template.takes!.map((taken, position): readonly TypedExpression[] => {
      const types =
        position === index ? [type] : (called.get(name)?.slice(position, position + 1) ?? otherTypes(contextOf()));
      return types.map((other) => ({kind: 'parameter', name: taken.name, of: name, type: other, neverBlank: true}));
    });
    return combinations(others).some((values) => checkQuietly(template, values).problems.length === 0);
  };

  /** Extends the types of a template's arguments; reports arguments that are of another kind than those of an earlier call. */
  const noteTypes = (
    {name}: NamedValue,
    values: readonly TypedExpression[],
    call: ExpressionOf<'call'>,
    report: ReportAt,
  ): boolean => {
    const types = values.map(({type}) => type);
    const before = called.get(name) ?? types;
    const common = types.map((type, index) => commonArgument(before[index]!, type, contextOf().inputs));
    if (common.some((type) => type === undefined)) {
      const hint = 'All calls have arguments of one kind: give the other kind a table or value of its own.';
      const parameters = before.map(describeType).join(' and ');
      report('wrong-argument', call, {name, parameters, found: kindsOf(values)}, hint);
      return false;
    }
    called.set(name, common as readonly Type[]);
    values.forEach((value, index) => {
      if (!neverBlank(value, contextOf())) blankInSome.add(`${name} ${index}`);
    });
    return true;
  };

  /** If arguments are of the wrong kind: the kinds with which the template has no problem; undefined if the template is wrong. */
  const expectedInstead = (
    template: NamedValue,
    values: readonly TypedExpression[],
    problems: readonly Problem[],
  ): string | undefined => {
    const isOtherChoice = problems.some(([code]) => code === 'unknown-option');
    const candidates = values.map(({type}, index) =>
      [
        ...(isOtherChoice && type.kind === 'choice' ? [] : [type]),
        ...otherTypes(contextOf()).filter(
          (other) => other.kind !== type.kind || (isOtherChoice && other.kind === 'choice'),
        ),
      ].map(
        (other) => ({kind: 'parameter', name: template.takes![index]!.name, of: template.name, type: other}) as const,
      ),
    );
    const fitting = combinations(candidates).find((some) => checkQuietly(template, some).problems.length === 0);
    if (fitting === undefined) return undefined;
    const isSame = fitting.every(({type}, index) => describeType(type) === describeType(values[index]!.type));
    return isSame ? undefined : fitting.map(({type}) => describeType(type)).join(' and ');
  };
  const checkQuietly = (template: NamedValue, values: readonly TypedExpression[]) => {
    const wasFinishing = isFinishing;
    isFinishing = true;
    try {
      return checkBody(template, values);
    } finally {
      isFinishing = wasFinishing;
    }
  };

  const finish = (): readonly Template[] => {
    isFinishing = true;
    return [...templates.values()].map((template): Template => {
      const {name, takes = []} = template;
      const types = called.get(name);
      const parameters = takes.map((taken, index): TypedOf<'parameter'> => ({
        kind: 'parameter',
        name: taken.name,
        of: name,
        type: types?.[index] ?? number(true, true),
        neverBlank: !blankInSome.has(`${name} ${index}`),
      }));
      const {value, problems} = checkBody(template, parameters);
      if (types !== undefined && problems.length > 0 && reported.size === 0) problems.forEach(reportOnce);
      if (types !== undefined && problems.length === 0) reportUnused(template, value);
      return {name, named: template, parameters, value};
    });
  };
  const reportUnused = ({name, takes = []}: NamedValue, value: CheckedValue): void => {
    const read = new Set(
      withDescendants(value).flatMap((part) => (part.kind === 'parameter' && part.of === name ? [part.name] : [])),
    );
    for (const {name: argument, formula} of takes)
      if (!read.has(argument)) contextOf().report('argument-unused', formula.node.place, {name, argument});
  };

  return {
    takesOf: (name) => templates.get(name)?.takes!.map((each) => each.name),
    instanceOf,
    optionAsArgument,
    finish,
  };
}

const forEachCall = 'for each call, such as a number or words,';

const kindsOf = (values: readonly TypedExpression[]): string =>
  values.map(({type}) => describeType(type)).join(' and ');

const whatItTakes = (name: string): string =>
  `Its rows or formulas say what '${name}' takes: give it that, or change them.`;

/** One type of each kind that an argument may be, and each choice. */
function otherTypes(context: Context): readonly Type[] {
  return [number(true, true), date, percent(true), condition, ...choicesOf(context)];
}

/** The choices among the inputs and among the fields of their items. */
function choicesOf({definition, scope}: Context): readonly ChoiceType[] {
  return definition.inputs.flatMap(({name}) => {
    const type = scope.typeOf(name);
    const types = type?.kind === 'list' ? [...type.fields.values()] : [type];
    return types.filter((each) => each?.kind === 'choice');
  });
}

/** How many combinations of other kinds are tried to say what is wrong with a call. */
const MAX_COMBINATIONS = 300;

function combinations<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])).slice(0, MAX_COMBINATIONS),
    [[]],
  );
}

/** The type of an argument in two calls. Choices with the same options stay a choice; other choices have their words in common. */
function commonArgument(one: Type, other: Type, inputs: ReadonlyMap<string, Input>): Type | undefined {
  if (one.kind === 'choice' && other.kind === 'choice' && areAlike(one, other, inputs)) return one;
  const common = unify(one, other);
  return common && (unitProblem(one, other, '') === undefined ? common : withoutUnit(common));
}

function areAlike(one: ChoiceType, other: ChoiceType, inputs: ReadonlyMap<string, Input>): boolean {
  const described = ({input, options, order, words}: ChoiceType): string =>
    JSON.stringify([options, order, words, inputs.get(input)?.options.map(({label}) => label)]);
  return described(one) === described(other);
}

const sizes = new WeakMap<Node, number>();

/** How many parts a node has, each counted as often as it is read. */
function sizeOf(node: Node): number {
  const known = sizes.get(node);
  if (known !== undefined) return known;
  const size = children(node).reduce((sum, child) => sum + sizeOf(child), 1);
  sizes.set(node, size);
  return size;
}
