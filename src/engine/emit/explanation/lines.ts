/** Which lines of a list were said, and why; or why none was. */
import type {TypedExpression} from '../../expression/typed.ts';
import type {CheckedLine, CheckedValue} from '../../model.ts';
import {object} from '../javascript.ts';
import {placeInRules} from '../rules.ts';
import {stepOf, type ExplanationContext} from './context.ts';

/** The JavaScript of why each line was said, in the order of the lines. */
export function saidCode(typed: TypedExpression, context: ExplanationContext): string {
  if (typed.kind === 'arithmetic') return `[...${saidCode(typed.left, context)}, ...${saidCode(typed.right, context)}]`;
  const step = typed.kind === 'reference' ? stepOf(typed.name, context) : undefined;
  return step === undefined
    ? '[]'
    : context.once(`lines of ${step.name}`, () => saidByValue(step.value, step.name, context));
}

function saidByValue(value: CheckedValue, name: string, context: ExplanationContext): string {
  switch (value.kind) {
    case 'expression':
      return saidCode(value.typed, context);
    case 'first':
      return value.branches
        .map(({condition, value: inner}) => {
          const code = saidByValue(inner, '', context);
          const lines = inner.kind === 'lines' ? `(() => ${code})()` : code;
          return condition === undefined ? lines : `${context.expression(condition).text} ? ${lines} : `;
        })
        .join('');
    case 'lines':
      return `{\n  const said$$ = [];\n  ${linesStatements(value.lines, name, context).join('\n  ')}\n  return said$$;\n}`;
    default:
      return '[]';
  }
}

function linesStatements(lines: readonly CheckedLine[], name: string, context: ExplanationContext): readonly string[] {
  const table = placeInRules(name, context.model)?.table;
  let row = 0;
  return lines.map((line) => {
    const {condition, say, otherwise, stop} = line;
    const push = (text: CheckedLine['say'], negated: boolean): string => {
      const rule = table === undefined ? undefined : `{table: ${table}, row: ${row++}}`;
      const checks = condition === undefined ? '[]' : context.checks(condition, negated);
      return `said$$.push(${object({label: '""', text: context.text(text), kind: '"case"', rule, checks})});`;
    };
    const said = push(say, false);
    if (condition === undefined) return said;
    const written = stop ? `{ ${said} return said$$; }` : said;
    return `if (${context.expression(condition).text}) ${written}${otherwise === undefined ? '' : ` else ${push(otherwise, true)}`}`;
  });
}

/** The JavaScript of the checks that hold where no line was said. */
export function unsaidCode(typed: TypedExpression, context: ExplanationContext): string {
  const groups = unsaidGroups(typed, context);
  return groups.length === 0 ? '[]' : `$all(${groups.join(', ')})`;
}

function unsaidGroups(typed: TypedExpression, context: ExplanationContext): readonly string[] {
  if (typed.kind === 'arithmetic') return [...unsaidGroups(typed.left, context), ...unsaidGroups(typed.right, context)];
  const value = typed.kind === 'reference' ? stepOf(typed.name, context)?.value : undefined;
  if (value?.kind === 'expression') return unsaidGroups(value.typed, context);
  if (value?.kind !== 'lines') return [];
  return value.lines.flatMap(({condition}) => (condition === undefined ? [] : [context.checks(condition, true)]));
}
