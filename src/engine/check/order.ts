/**
 * Every name's kind, worked out when it is first asked for; the order in which values are finished is the order
 * in which they can be calculated. A value that is asked for while it is being worked out closes a cycle.
 */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import type {Scope} from '../expression/scope.ts';
import {aboutNames, unreadNames} from './aboutNames.ts';
import {describeType, failed, number, type Type} from '../expression/types.ts';
import type {Definition, NamedValue, Sum} from '../definition/definition.ts';
import {inputCompilers} from '../inputs/index.ts';
import type {CheckedValue, Step} from '../model.ts';
import type {Context} from './context.ts';
import {checkDated} from './dated.ts';
import {withoutUnit} from './figures.ts';
import type {Entity} from './names.ts';
import {checkValue} from './values.ts';

/** The context of a definition's checks, and the list that fills as values are finished. */
export function orderOf(
  definition: Definition,
  entities: ReadonlyMap<string, Entity>,
  report: Report,
): {context: Context; steps: readonly Step[]} {
  const steps: Step[] = [];
  const finished = new Map<string, Type>();
  const waiting: {readonly name: string; readonly place: Place}[] = [];

  /** Works a value out once. */
  const once = (name: string, place: Place, work: () => Type): Type => {
    const known = finished.get(name);
    if (known !== undefined) return known;
    const open = waiting.findIndex((each) => each.name === name);
    if (open >= 0) {
      const circle = waiting.slice(open);
      const places = circle.map((each, index) => ({
        ...each.place,
        label: `reads ${circle[(index + 1) % circle.length]!.name}`,
      }));
      report(
        diagnose('cycle', places as [Place, ...Place[]], {
          names: [...circle, circle[0]!].map((each) => each.name).join(' → '),
        }),
      );
      for (const each of circle) finished.set(each.name, failed);
      return failed;
    }
    waiting.push({name, place});
    const type = work();
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
    if (entity?.kind === 'ambiguous') return failed;
    if (entity?.kind === 'input') return inputCompilers[entity.input.type].type(entity.input);
    if (entity?.kind === 'constant')
      return once(name, entity.place, () =>
        withoutUnit(checkDated(entity.constant.dated, report), entity.constant, report),
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
    if (type?.kind === 'error') return failed;
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
    unread: unreadNames(definition, [...entities.keys()]),
    names: [...entities.keys(), 'result'],
    ...aboutNames(definition),
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
