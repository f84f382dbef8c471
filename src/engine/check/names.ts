/**
 * The names of a definition: one flat set of inputs, constants, tables, values, sums and lines, without duplicates or
 * reserved words. A name's type is resolved when it is first needed, so values are finished in an order in which they
 * can be calculated; a value that is needed while it is being resolved closes a cycle.
 */
import {type Place, repeated} from '../diagnostics/diagnostic.ts';
import {operatorWords} from '../language/expression/tokens.ts';
import {computedNumber, describeType, errorType, nothing, number, type Type} from '../language/expression/types.ts';
import type {TypedExpression, CheckedValue} from '../language/typed.ts';
import {inUnit, unitOfType, unitProblem} from '../language/expression/units.ts';
import type {Constant} from '../language/definition/constant.ts';
import type {Definition} from '../language/definition/definition.ts';
import type {NamedValue, Sum} from '../language/definition/named.ts';
import type {Input} from '../language/definition/input.ts';
import type {Takes} from '../language/definition/takes.ts';
import {argumentsOf} from '../language/expression/scope.ts';
import {isFoldName} from '../language/expression/folds.ts';
import {isFunctionName} from '../language/functions/index.ts';
import {memberOf, stepOf} from '../language/references.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import type {Step, Template} from '../language/model.ts';
import type {Context, NoteUsesInFile, ReportProblem} from './context.ts';
import {checkDated, checkUnit, figuresOfBound} from './data.ts';
import {MAX_CHAIN} from './depth.ts';
import {nameHints, unreadNames} from './nameHints.ts';
import {whenDated, whenNothing as whenValue} from './nothing.ts';
import type {When} from '../language/conditions.ts';
import {createTemplates} from './templates.ts';
import {checkNamed} from './values.ts';

type Entity = {readonly place: Place} & (
  | {readonly kind: 'input'; readonly input: Input}
  | {readonly kind: 'constant'; readonly constant: Constant}
  | {readonly kind: 'value'; readonly named: NamedValue}
  | {readonly kind: 'sum'; readonly sum: Sum}
  /** A name that is defined twice. */
  | {readonly kind: 'ambiguous'}
);

/** Words that mean something else in formulas, that YAML reads as no words, or that every object of a form has as a key. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...operatorWords,
  'blank',
  'nothing',
  'result',
  'today',
  'true',
  'false',
  'null',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** The context of a definition's checks, and its values in the order in which they can be calculated. */
export function resolveNames(
  definition: Definition,
  report: ReportProblem,
  noteUses?: NoteUsesInFile,
): {context: Context; steps: readonly Step[]; finishTemplates: () => readonly Template[]} {
  const entities = collectNames(definition, report);
  for (const [name, {place}] of entities) noteUses?.name(place, name);
  for (const [owner, {name, place}] of membersIn(definition)) noteUses?.name(place, name, owner);
  const steps: Step[] = [];
  const finished = new Map<string, Type>();
  const resolving: {readonly name: string; readonly place: Place}[] = [];
  let isTooDeep = false;

  /** Resolves a value; where it is needed while it is being resolved, reports a cycle and returns undefined. */
  const withoutCycle = <Result>(name: string, place: Place, resolve: () => Result): Result | undefined => {
    if (finished.get(name)?.kind === 'error') return undefined;
    const start = resolving.findIndex((other) => other.name === name);
    if (start >= 0) {
      const cycle = resolving.slice(start);
      const names = cycle.map((part) => part.name);
      const places = cycle.map((part, index) => ({...part.place, label: `reads ${names[(index + 1) % names.length]}`}));
      report('cycle', places as [Place, ...Place[]], {names: [...names, name].join(' → ')});
      for (const part of names) finished.set(part, errorType);
      return undefined;
    }
    if (resolving.length >= MAX_CHAIN) {
      // Once is enough: what reads this value is too deep as well.
      if (!isTooDeep) report('too-deep', place, {name, limit: MAX_CHAIN});
      isTooDeep = true;
      finished.set(name, errorType);
      return undefined;
    }
    resolving.push({name, place});
    const result = resolve();
    resolving.pop();
    return finished.get(name)?.kind === 'error' ? undefined : result;
  };
  const once = (name: string, place: Place, resolve: () => Type): Type => {
    const type = finished.get(name) ?? withoutCycle(name, place, resolve) ?? errorType;
    finished.set(name, type);
    return type;
  };
  const {tables, values} = definition;
  const templates = createTemplates([...tables, ...values], withoutCycle, () => context);

  const typeOfStep = (name: string, named: NamedValue, inSum: boolean): Type =>
    once(name, named.place, () => {
      const value = checkNamed(named, {name, inSum}, context);
      const {type} = value;
      steps.push({name, named, value});
      if (!inSum) return type;
      if (type.kind !== 'number' && type.kind !== 'nothing' && type.kind !== 'error')
        report('wrong-kind', named.place, {expected: 'A number', found: describeType(type)});
      return type.kind === 'nothing' ? number(true) : type;
    });

  const typeOfSumMember = (sum: Sum, member: string): Type | undefined => {
    const typeOfPart = (part: NamedValue): Type => typeOfStep(`${sum.name}.${part.name}`, part, true);
    const part = sum.parts.find(({name}) => name === member);
    if (part !== undefined) return typeOfPart(part);
    if (member !== 'total' && member !== 'parts') return undefined;
    const {place} = sum;
    const name = `${sum.name}.${member}`;
    return once(name, place, () => {
      const types = sum.parts.map(typeOfPart);
      const first = types.find((type) => unitOfType(type) !== undefined) ?? nothing;
      if (member === 'total')
        types.forEach((type, index) => {
          const problem = unitProblem(type, first, 'added to');
          if (problem !== undefined) report('units-differ', sum.parts[index]!.place, ...problem);
        });
      const isUnknown = types.some(({kind}) => kind === 'error');
      const whole = types.every((type) => type.kind === 'number' && type.whole);
      const value: CheckedValue = {
        kind: member,
        parts: sum.parts.map((summand) => `${sum.name}.${summand.name}`),
        type: isUnknown
          ? errorType
          : member === 'total'
            ? inUnit(computedNumber(whole), unitOfType(first))
            : {kind: 'parts', members: new Map(sum.parts.map((summand, index) => [summand.name, types[index]!]))},
      };
      steps.push({name, named: {name: member, place, label: 'Total', value: {kind: 'nothing', place}}, value});
      return value.type;
    });
  };

  const typeOf = (name: string): Type | undefined => {
    const entity = entities.get(name);
    switch (entity?.kind) {
      case 'ambiguous':
        return errorType;
      case 'input':
        return inputCompilers[entity.input.type].type(entity.input, (bound) =>
          figuresOfBound(bound, context.constants),
        );
      case 'constant': {
        const {constant, place} = entity;
        return once(name, place, () => checkUnit(checkDated(constant.dated, report), constant, report));
      }
      case 'value':
        return entity.named.takes === undefined ? typeOfStep(name, entity.named, false) : errorType;
      case 'sum':
        return {kind: 'group', members: new Map()};
      default:
        return undefined;
    }
  };

  const typeOfMember = (owner: string, member: string): Type | undefined => {
    const [key, inner] = member.split('.') as [string, string?];
    const named = owner === 'result' ? definition.result.find(({name}) => name === key) : undefined;
    if (named !== undefined) {
      const type = typeOfStep(`result.${key}`, named, false);
      if (inner === undefined || type.kind === 'error') return type;
      return type.kind === 'group' ? type.members.get(inner) : undefined;
    }
    const entity = entities.get(owner);
    if (entity?.kind === 'sum') return typeOfSumMember(entity.sum, member);
    const type = typeOf(owner);
    if (type?.kind === 'error') return errorType;
    return type?.kind === 'group' ? type.members.get(member) : undefined;
  };

  const membersOf = (owner: string): readonly string[] => {
    if (owner === 'result') return definition.result.map(({name}) => name);
    const entity = entities.get(owner);
    if (entity?.kind === 'sum') return [...entity.sum.parts.map(({name}) => name), 'total', 'parts'];
    const type = typeOf(owner);
    return type?.kind === 'group' ? [...type.members.keys()] : [];
  };

  const whenNothing = (typed: TypedExpression): When => {
    if (typed.kind === 'instance') return whenValue(typed.value, typed.member, whenNothing);
    if (typed.kind === 'onDay') return typed.figure.kind === 'reference' && whenNamed(typed.figure.name, typed.day);
    return typed.kind === 'reference' && whenNamed(typed.name);
  };
  const whenNamed = (name: string, day?: TypedExpression): When => {
    const constant = context.constants.get(name);
    if (constant !== undefined) return whenDated(constant.dated, day);
    const step = stepOf(name, {steps});
    return step === undefined ? false : whenValue(step.value, memberOf(name, step), whenNothing);
  };

  const names = [...entities.keys()];
  const context: Context = {
    definition,
    report,
    noteUses,
    scope: {
      typeOf,
      typeOfMember,
      membersOf,
      whenNothing,
      unreadNames: unreadNames(definition, names),
      names: [...names, 'result'],
      isBeingDefined: (name) => resolving.some((value) => value.name === name),
      takesOf: templates.takesOf,
      optionAsArgument: templates.optionAsArgument,
      instanceOf: templates.instanceOf,
      ...nameHints(definition),
    },
    inputs: new Map(definition.inputs.map((input) => [input.name, input])),
    constants: new Map(definition.constants.map((constant) => [constant.name, constant])),
  };
  for (const name of names) typeOf(name);
  for (const sum of definition.sums) for (const member of ['total', 'parts']) typeOfSumMember(sum, member);
  for (const named of definition.result) typeOfStep(`result.${named.name}`, named, false);
  return {context, steps, finishTemplates: templates.finish};
}

/** What each name refers to; one that is defined twice is ambiguous. */
function collectNames(definition: Definition, report: ReportProblem): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  const add = (name: string, entity: Entity): void => {
    const first = entities.get(name);
    if (reservedNames.has(name)) report('reserved-name', entity.place, {name});
    entities.set(name, first === undefined ? entity : {kind: 'ambiguous', place: first.place});
    if (first !== undefined) report('duplicate-name', repeated(entity.place, first.place), {name});
  };
  for (const input of definition.inputs) add(input.name, {kind: 'input', input, place: input.place});

  for (const constant of definition.constants) add(constant.name, {kind: 'constant', constant, place: constant.place});
  for (const named of [...definition.tables, ...definition.values, ...definition.lines])
    add(named.name, {kind: 'value', named, place: named.place});
  for (const {parts} of definition.sums)
    parts.forEach(({place, name}, index) => {
      const first = parts.findIndex((part) => part.name === name);
      if (name === 'total' || name === 'parts')
        report('reserved-name', place, {name}, `A sum has '${name}' of its own: choose another name for this part.`);
      if (first < index)
        report('duplicate-name', repeated(place, parts[first]!.place), {name}, 'Give each part a name of its own.');
    });
  for (const sum of definition.sums) add(sum.name, {kind: 'sum', sum, place: sum.place});
  for (const {name, place} of definition.inputs.flatMap(({each = []}) => each)) {
    const first = entities.get(fieldOfItem(name));
    if (first !== undefined) report('duplicate-name', repeated(place, first.place), {name: fieldOfItem(name)});
  }
  for (const {name, place, takes = []} of [...definition.tables, ...definition.values]) {
    if (takes.length > 0 && (isFunctionName(name) || isFoldName(name)))
      report('reserved-name', place, {name}, `There is a function '${name}(…)': choose another name.`);
    reportArguments(takes, entities, report);
  }
  return entities;
}

/** Two tables may have arguments of the same name; nothing else has the name of an argument. */
function reportArguments(takes: Takes, entities: ReadonlyMap<string, Entity>, report: ReportProblem): void {
  takes.forEach(({name, formula: {node}}, index) => {
    if (reservedNames.has(name)) report('reserved-name', node.place, {name});
    const first =
      entities.get(name)?.place ?? takes.slice(0, index).find((other) => other.name === name)?.formula.node.place;
    const hint = 'An argument needs a name that nothing else has.';
    if (first !== undefined) report('duplicate-name', repeated(node.place, first), {name}, hint);
  });
}

/** What has an owner: parts of sums, keys of the result and keys within these, fields of lists, arguments. */
function membersIn({
  inputs,
  tables,
  values,
  sums,
  result,
}: Definition): readonly (readonly [owner: string, Pick<NamedValue, 'name' | 'place'>])[] {
  return [
    ...sums.flatMap(({name, parts}) => parts.map((part) => [name, part] as const)),
    ...result.flatMap((named) => [
      ['result', named] as const,
      ...(named.value.kind === 'fields' ? named.value.fields : []).map(
        ({key: name, keyPlace: place}) => [`result.${named.name}`, {name, place}] as const,
      ),
    ]),
    ...inputs.flatMap(({name: list, each = []}) =>
      each.map(({name, place}) => [list, {name: fieldOfItem(name), place}] as const),
    ),
    ...[...tables, ...values].flatMap(({name: template, takes = []}) =>
      takes.map(({name, formula}) => [argumentsOf(template), {name, place: formula.node.place}] as const),
    ),
  ];
}
