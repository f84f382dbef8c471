/**
 * Every name's kind, worked out when it is first asked for; the order in which values are finished is the order
 * in which they can be calculated. A value that is asked for while it is being worked out closes a cycle.
 */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import type {Scope} from '../expression/scope.ts';
import {nameHints, type Entity, unreadNames} from './names.ts';
import {describeType, errorType, number, type Type} from '../expression/types.ts';
import type {Definition, NamedValue, Sum} from '../definition/definition.ts';
import {inputCompilers} from '../inputs/index.ts';
import type {CheckedValue, Step} from '../model.ts';
import type {Context} from './context.ts';
import {checkDated} from './dates.ts';
import {checkUnit} from './figures.ts';
import {checkValue} from './values.ts';

/** The context of a definition's checks, and its values in the order in which they can be calculated. */
export function resolveValues(
  definition: Definition,
  entities: ReadonlyMap<string, Entity>,
  report: Report,
): {context: Context; steps: readonly Step[]} {
  const steps: Step[] = [];
  const finished = new Map<string, Type>();
  const waiting: {readonly name: string; readonly place: Place}[] = [];

  /** Resolves a value once; reports a cycle where it is asked for while it is being resolved. */
  const once = (name: string, place: Place, resolve: () => Type): Type => {
    const known = finished.get(name);
    if (known !== undefined) return known;
    const start = waiting.findIndex((each) => each.name === name);
    if (start >= 0) {
      const cycle = waiting.slice(start);
      const places = cycle.map((each, index) => ({
        ...each.place,
        label: `reads ${cycle[(index + 1) % cycle.length]!.name}`,
      }));
      report(
        diagnose('cycle', places as [Place, ...Place[]], {
          names: [...cycle, cycle[0]!].map((each) => each.name).join(' → '),
        }),
      );
      for (const each of cycle) finished.set(each.name, errorType);
      return errorType;
    }
    waiting.push({name, place});
    const type = resolve();
    waiting.pop();
    const result = finished.get(name) ?? type;
    finished.set(name, result);
    return result;
  };

  const step = (name: string, named: NamedValue, inSum: boolean): Type =>
    once(name, named.place, () => {
      const value = checkValue(named.value, {name, inSum}, context);
      steps.push({name, named, value});
      return value.type;
    });

  const partOf = (sum: Sum, part: NamedValue): Type =>
    once(`${sum.name}.${part.name}`, part.place, () => {
      const value = checkValue(part.value, {name: `${sum.name}.${part.name}`, inSum: true}, context);
      steps.push({name: `${sum.name}.${part.name}`, named: part, value});
      if (!['number', 'nothing', 'error'].includes(value.type.kind))
        report(diagnose('wrong-kind', part.place, {expected: 'A number', found: describeType(value.type)}));
      return value.type.kind === 'nothing' ? number(true) : value.type;
    });

  const memberOfSum = (sum: Sum, member: string): Type | undefined => {
    const part = sum.parts.find((each) => each.name === member);
    if (part !== undefined) return partOf(sum, part);
    if (member !== 'total' && member !== 'parts') return undefined;
    return once(`${sum.name}.${member}`, sum.place, () => {
      const kinds = sum.parts.map((each) => partOf(sum, each));
      const whole = kinds.every((kind) => kind.kind === 'number' && kind.whole);
      const value: CheckedValue = {
        kind: member,
        parts: sum.parts.map((each) => `${sum.name}.${each.name}`),
        type: member === 'total' ? number(whole) : {kind: 'parts'},
      };
      steps.push({
        name: `${sum.name}.${member}`,
        named: {name: member, place: sum.place, label: 'Total', value: {kind: 'nothing', place: sum.place}},
        value,
      });
      return value.type;
    });
  };

  const kindOf = (name: string): Type | undefined => {
    const entity = entities.get(name);
    if (entity?.kind === 'ambiguous') return errorType;
    if (entity?.kind === 'input') return inputCompilers[entity.input.type].type(entity.input);
    if (entity?.kind === 'constant')
      return once(name, entity.place, () =>
        checkUnit(checkDated(entity.constant.dated, report), entity.constant, report),
      );
    if (entity?.kind === 'value') return step(name, entity.named, false);
    return entity?.kind === 'sum' ? {kind: 'group', members: new Map()} : undefined;
  };

  const kindOfMember = (owner: string, member: string): Type | undefined => {
    const named = owner === 'result' ? definition.result.find((each) => each.name === member) : undefined;
    if (named !== undefined) return step(`result.${member}`, named, false);
    const entity = entities.get(owner);
    if (entity?.kind === 'sum') return memberOfSum(entity.sum, member);
    const type = kindOf(owner);
    if (type?.kind === 'error') return errorType;
    return type?.kind === 'group' ? type.members.get(member) : undefined;
  };

  const membersOf = (owner: string): readonly string[] => {
    if (owner === 'result') return definition.result.map((each) => each.name);
    const entity = entities.get(owner);
    if (entity?.kind === 'sum') return [...entity.sum.parts.map((part) => part.name), 'total', 'parts'];
    const type = kindOf(owner);
    return type?.kind === 'group' ? [...type.members.keys()] : [];
  };

  const scope: Scope = {
    kindOf,
    kindOfMember,
    membersOf,
    unreadNames: unreadNames(definition, [...entities.keys()]),
    names: [...entities.keys(), 'result'],
    ...nameHints(definition),
  };
  const context: Context = {
    definition,
    report,
    scope,
    inputs: new Map(definition.inputs.map((input) => [input.name, input])),
    constants: new Map(definition.constants.map((constant) => [constant.name, constant])),
  };
  for (const name of entities.keys()) kindOf(name);
  for (const sum of definition.sums) for (const member of ['total', 'parts']) memberOfSum(sum, member);
  for (const named of definition.result) step(`result.${named.name}`, named, false);
  return {context, steps};
}
