/** What the declared exceptions of a definition excuse: for each law and part, the exceptions that name it. */
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {CheckedException, ExcusedLine, Model} from '../../engine/language/model.ts';
import {addDays} from '../../engine/runtime/calendar.ts';
import {isFigureLaw, type Law} from './laws.ts';
import {haveSameMeaning, type Part} from './parts.ts';
import type {Space} from './space.ts';

/** What one exception excuses: a figure, or one of its lines. */
export interface Excuse {
  readonly exception: CheckedException;
  readonly line?: ExcusedLine;
  /** How far it lets the law be broken. */
  readonly by: number;
  /** It applies only where this holds. */
  readonly when?: TypedExpression;
}

export type ExceptionTo<LawName extends CheckedException['law']> = OneOf<CheckedException, LawName>;

type OneOf<Each, LawName> = Each extends {readonly law: infer Laws}
  ? Extract<Laws, LawName> extends never
    ? never
    : Each & {readonly law: Extract<Laws, LawName>}
  : never;

/** The exceptions of a definition to one of these laws. */
export function exceptionsTo<LawName extends CheckedException['law']>(
  {exceptions}: Model,
  ...laws: readonly LawName[]
): readonly ExceptionTo<LawName>[] {
  return exceptions.filter((exception): exception is ExceptionTo<LawName> =>
    (laws as readonly string[]).includes(exception.law),
  );
}

/** Every excuse from laws that no answers may break. */
export function excusesOf(model: Model): readonly Excuse[] {
  return [
    ...exceptionsTo(model, 'above', 'negative').map((exception) => ({
      exception,
      by: exception.by ?? Infinity,
      ...(exception.when && {when: exception.when}),
    })),
    ...exceptionsTo(model, 'contradicts').flatMap((exception) =>
      exception.lines.map((line) => ({exception, line, by: Infinity, ...(exception.when && {when: exception.when})})),
    ),
  ];
}

/** Whether an excuse names the law and its figure or line. */
export function isAbout({exception, line}: Excuse, law: Law, model: Model): boolean {
  if (law.kind === 'contradicts') return line !== undefined && line.texts.includes(law.line);
  return (
    isFigureLaw(law) &&
    exception.law === law.kind &&
    'figure' in exception &&
    haveSameMeaning(exception.figure, law.figure, model)
  );
}

/** The exceptions that name a part that no answers reach: by its name, or by its condition. */
export function exceptionsForPart({name, condition}: Part, model: Model) {
  return exceptionsTo(model, 'never', 'unreached').filter((exception) =>
    exception.law === 'unreached'
      ? exception.part.word === name
      : condition !== undefined && haveSameMeaning(exception.condition, condition, model),
  );
}

/** Whether an exception applies to one of the periods of a space, the first of which has no beginning, the last no end. */
export function appliesOn(
  {from, until}: ExceptionTo<'never' | 'unreached'>,
  dayIndex: number,
  {days}: Pick<Space, 'days'>,
): boolean {
  const next = days[dayIndex + 1];
  const last = next === undefined ? undefined : addDays(next, -1)!;
  return (
    (from === undefined || (dayIndex > 0 && from <= days[dayIndex]!)) &&
    (until === undefined || (last !== undefined && last <= until))
  );
}
