// Would a person say what each calculator says about a result: explanations, suggestions, announcements, comparisons?
// LIST=1 prints every kind of sentence of each calculator, to be read aloud.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {samples} from '../samples.ts';
import {library} from './compiled.ts';
import {type GeneratedText, generatedTexts} from './generatedTexts.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {refusedPhrasesIn, sentenceLengths, slipsIn} from './wording.ts';

const today = '2024-06-30';
const MOST_WORDS = 20;

/** Sentences that differ only in their figures read alike. */
const patternOf = (text: string): string => text.replace(/\d[\d,.]*/g, '0');

describe.each(library.ids)('%s', (id) => {
  const calculator = library.get(id);
  const {fields} = calculator.page(today);
  // Near the thresholds that suggestions know.
  const figures = calculator.variables.flatMap((variable) =>
    variable.kind === 'number' ? variable.cuts.map(({at}) => at) : [],
  );
  const answers = fc.record(Object.fromEntries(fields.map((field) => [field.id, sensibleAnswer(field, figures)])));
  const texts = new Map<string, GeneratedText>();
  for (const [given, others] of fc.sample(fc.tuple(answers, answers), samples(6, 1_000)))
    for (const generated of generatedTexts(calculator, given, others, today))
      texts.set(`${generated.kind} ${patternOf(generated.text)}`, generated);

  it('says nothing that nobody would say', () => {
    if (process.env['LIST'] === '1')
      console.log(id, [...texts.values()].map(({kind, text}) => `\n${kind}: ${text}`).join(''));
    const faults = [...texts.values()].flatMap(({text}) =>
      [...slipsIn(text), ...refusedPhrasesIn(text)].map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('has words for every answer that a suggestion may change', () => {
    const varied = calculator.variables.flatMap((variable) => (variable.kind === 'list' ? variable.each : [variable]));
    const silent = varied.filter(({changes, suggest}) => changes !== 'ages' && suggest === undefined);
    expect(silent.map(({id: input}) => input)).toEqual([]);
  });

  it('keeps its sentences short', () => {
    const lengths = [...texts.values()].flatMap(({text}) => sentenceLengths(text));
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    expect(mean).toBeLessThanOrEqual(MOST_WORDS);
  });
});
