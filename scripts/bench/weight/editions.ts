import {gzipSync} from 'node:zlib';
import {minifySync} from 'vite';
import {isMap, parseDocument, visit, type Node} from 'yaml';
import {compile} from '../../../src/engine/compile.ts';
import {errorsOf} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {toModule} from '../../../src/engine/program/parts.ts';
import {compileDefinitions} from '../../../src/tools/commands/definitions.ts';
import type {Benchmark, Figure} from '../benchmark.ts';

/** The share of a calculator's program and plan that the rules of today may have. */
const limit = 0.15;

export const benchmark: Benchmark = {
  question: 'How much of a calculator’s program and plan, gzipped, are the rules of today?',
  async run(reportProgress) {
    reportProgress('compiling each calculator with and without them');
    const {definitions} = compileDefinitions('calculators', []);
    const weighed = definitions.map(({id, source}) => {
      const both = weightOf(source);
      return {id, both, today: both - weightOf({...source, text: withFirstPeriods(source.text)})};
    });
    const figures = weighed
      .filter(({today}) => today > 0)
      .map(({id, both, today}): Figure => ({label: id, value: today / both, unit: 'times', limit: {atMost: limit}}))
      .toSorted((a, b) => b.value - a.value);
    const total = weighed.reduce((sum, {both}) => sum + both, 0);
    const ofToday = weighed.reduce((sum, {today}) => sum + today, 0);
    return [{label: 'all calculators together', value: ofToday / total, unit: 'times'}, ...figures];
  },
};

/** Gzipped bytes. */
function weightOf(source: SourceFile): number {
  const {body, diagnostics} = compile(source);
  if (body === undefined) throw new Error(errorsOf(diagnostics).map(toText).join('\n'));
  return gzipSync(minifySync('result.js', toModule(body, 'result', '')).code).length;
}

/** A definition as it was before anything changed: its dated figures, texts and lines have the first period only, and it tells of no changes. */
function withFirstPeriods(text: string): string {
  const document = parseDocument(text);
  document.delete('changes');
  visit(document, {
    Seq(_, list) {
      const first = list.items.filter((item) => !isLater(item));
      if (first.length === list.items.length) return undefined;
      list.items = first;
      const [only] = first;
      return first.length === 1 && isMap(only) && only.has('value') ? (only.get('value', true) as Node) : undefined;
    },
    // A branch of a value keeps its last day: without it, nothing could follow.
    Map: (_, map) => void (map.has('give') || map.delete('until')),
  });
  return String(document);
}

/** Whether an item of a list has a first day, as `{from: 2024-05-10, value: 1}` or `note: {from: 2024-05-10, say: …}`. */
function isLater(item: unknown): boolean {
  if (!isMap(item)) return false;
  if (item.has('from')) return /^\d{4}-/.test(String(item.get('from')));
  return item.items.length === 1 && isLater(item.items[0]!.value);
}
