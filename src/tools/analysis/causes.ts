/** What an analysis says, each reason and each cause once. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../engine/diagnostics/source.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import type {Finding, Unproven} from './finding.ts';

/** What is not proven for one reason, such as all parts that were not seen on the same days. */
export interface UnprovenGroup {
  /** 'Not seen in the sample from 1 July 2025: points.age: from 46' or 'It may still be that result.cost is negative'. */
  readonly message: string;
  readonly reason: string;
  /** The place of the first. */
  readonly place: Place;
  readonly count: number;
}

/** More than these are counted instead of named where they share a reason. */
const MAX_NAMED = {law: 3, unseen: 12, cause: 12} as const;

/** In the order in which each reason comes first. */
export function byReason(unproven: readonly Unproven[]): readonly UnprovenGroup[] {
  const groups = new Map<string, Unproven[]>();
  for (const each of unproven) {
    const key = JSON.stringify([each.kind, each.days, each.reason]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group): UnprovenGroup => {
    const [{kind, days = '', reason, place}] = group as [Unproven];
    const names = [...new Set(group.map(({what}) => what))];
    const all = shortened(kind === 'law' ? names.map(inSentence) : withOwnersOnce(names), MAX_NAMED[kind]);
    const message = kind === 'law' ? `It may still be that ${all}` : `Not seen in the sample${days}: ${all}`;
    return {message, reason, place, count: group.length};
  });
}

/** What probably has the same cause as a finding: 'result.weeks is negative (line 12); …'; undefined if nothing has. */
export function describeAlso({also}: Pick<Finding, 'also'>): string | undefined {
  if (also === undefined) return undefined;
  const names = also.map(({message, place}) => `${message} (line ${positionAt(place.source, place.start).line})`);
  return `Probably with the same cause: ${shortened(names, MAX_NAMED.cause)}.`;
}

function shortened(names: readonly string[], max: number): string {
  // To count a single one would take as many words.
  const named = names.length > max + 1 ? names.slice(0, max) : names;
  const more = names.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${grouped(more)} more` : ''}`;
}

/** 'points.age: from 46', 'points.age: from 60' as 'points.age: from 46', 'from 60'. */
function withOwnersOnce(names: readonly string[]): readonly string[] {
  const ownerOf = (name: string): string => /^[^ ]+: /.exec(name)?.[0] ?? '';
  return names.map((name, index) => {
    const owner = ownerOf(name);
    return index > 0 && ownerOf(names[index - 1]!) === owner ? name.slice(owner.length) : name;
  });
}

/** A message that begins with a word, not with a name, in the middle of a sentence. */
function inSentence(message: string): string {
  return message.replace(/^A /, 'a ');
}
