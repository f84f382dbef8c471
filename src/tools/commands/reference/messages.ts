/** The catalogue of diagnostics for editors, each with what `check` prints for a definition that has the mistake. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {catalogue} from '../../../engine/diagnostics/catalogue.ts';
import {fenced, linkTo} from './markdown.ts';

/** @param samples the folder of definitions with mistakes, each beside the diagnostics that it gives */
export function messagesSection(samples: string): string {
  const examples = printedIn(samples);
  const codes = Object.keys(catalogue).toSorted();
  return [
    '## Messages',
    'What `npm run check` says, by its code. The words in braces are filled in; the hint is often more exact than the one here.',
    codes.map((each) => linkTo(each)).join(' · '),
    ...Object.entries(catalogue).map(([name, {severity, message, hint}]) =>
      [
        `### ${name}`,
        `${severity === 'warning' ? 'A warning. ' : ''}${message}`,
        `What to do: ${hint}`,
        ...(examples.has(name) ? [fenced('text', examples.get(name)!)] : []),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

/** The shortest printed diagnostic of each code. */
function printedIn(samples: string): ReadonlyMap<string, string> {
  const shortest = new Map<string, string>();
  for (const name of readdirSync(samples).toSorted())
    for (const printed of readFileSync(join(samples, name, 'expected.txt'), 'utf8')
      .trimEnd()
      .split('\n\n')) {
      const [, found] = /^\S+ (?:error|warning) ([a-z-]+):/.exec(printed) ?? [];
      const known = found === undefined ? undefined : shortest.get(found);
      if (found !== undefined && (known === undefined || printed.length < known.length)) shortest.set(found, printed);
    }
  return shortest;
}
