/**
 * A plan in two parts: what makes a card comes with the calculation, what only explains it is fetched when it is not waited for. It is most of
 * a plan.
 */
import type {OwnFigures} from '../runtime/ownFigures.ts';
import type {CardPlan, Plan, Readable, Workings} from './plan.ts';

const readable = ['names', 'templates', 'options'] as const satisfies readonly (keyof Readable)[];

/** @param kept names that the first part has in any case */
export function cutPlan(
  {id, card, ...rest}: Plan,
  kept: readonly string[],
): {readonly cardPlan: CardPlan; readonly workings: Workings} {
  const read = readBy([card, kept], rest);
  const part = (isWanted: (name: string) => boolean): Readable =>
    Object.fromEntries(
      readable.map((kind) => [kind, Object.fromEntries(Object.entries(rest[kind]).filter(([name]) => isWanted(name)))]),
    ) as unknown as Readable;
  return {
    cardPlan: {id, card, ...part((name) => read.has(name))},
    workings: {...rest, ...part((name) => !read.has(name))},
  };
}

/** @param own figures of somebody's own, of which the page has no row */
export function wholePlan({id, card, ...first}: CardPlan, workings: Workings, own: OwnFigures = {}): Plan {
  const [names, templates, options] = readable.map((kind) => ({...first[kind], ...workings[kind]}));
  const rows = Object.fromEntries(Object.entries(workings.rows).filter(([name]) => !(name in own)));
  return {id, card, ...workings, rows, names, templates, options} as Plan;
}

/** The names, templates and inputs that something names, with those that these name in turn. A word that only looks like a name is one too many, and does no harm. */
function readBy(something: unknown, {names, templates, options}: Readable): ReadonlySet<string> {
  const read = new Set<string>();
  const pending: unknown[] = [something];
  while (pending.length > 0) {
    const each = pending.pop();
    if (typeof each === 'object' && each !== null) pending.push(...Object.values(each));
    else if (typeof each === 'string' && !read.has(each)) {
      if (![names, templates, options].some((known) => Object.hasOwn(known, each))) continue;
      read.add(each);
      if (Object.hasOwn(names, each)) pending.push(names[each]!.kind, names[each]!.sum);
      if (Object.hasOwn(templates, each)) pending.push(templates[each]);
    }
  }
  return read;
}
