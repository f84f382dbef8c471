/** All that is known at once of one calculator. */
import {createHash} from 'node:crypto';
import {toJson, toText} from '../../../engine/diagnostics/print.ts';
import {evaluatedBy} from '../../analysis/evaluated/evaluated.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Bench} from '../data.ts';
import {datedSteps} from './dated.ts';
import type {Entry, Sound} from './library.ts';
import {linesAround} from './lines.ts';
import {singlesOf, type Single} from './runs.ts';
import {summaryOf} from './summary.ts';

export function benchOf(entry: Entry, today: CalendarDay): Bench {
  const {source, diagnostics, sound} = entry;
  const {summary, runs} = summaryOf(entry, today);
  return {
    ...summary,
    file: source.path,
    source: source.text,
    diagnostics: diagnostics.map((diagnostic) => ({...toJson(diagnostic), text: toText(diagnostic)})),
    runs,
    touched: sound?.cases === undefined ? {} : touchedLines(sound, singlesOf(sound.cases.read)),
    dated: sound === undefined ? [] : datedSteps(sound.tree),
    ...(sound === undefined ? {} : {version: versionOf(sound)}),
  };
}

/** By line, the places in the list of the cases that evaluate it. */
export function touchedLines(
  {model, tree}: Pick<Sound, 'model' | 'tree'>,
  singles: readonly Single[],
): Bench['touched'] {
  const evaluated = evaluatedBy(model);
  const around = linesAround(tree);
  const touched: Record<number, number[]> = {};
  for (const [index, {answerSets, today}] of singles.entries()) {
    const places = new Set(answerSets.flatMap((answers) => [...evaluated(answers, today)]));
    for (const line of new Set([...places].flatMap(around))) (touched[line] ??= []).push(index);
  }
  return touched;
}

function versionOf({body}: Sound): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}
