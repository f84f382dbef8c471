/** What an assistant can ask of the calculators. Nothing is guessed: what is not answered stays open, and is named. */
import * as z from 'zod';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {editions} from '../../engine/results/editions.ts';
import {rulesNamed} from '../../engine/results/rulesNamed.ts';
import {beginningOf} from '../../engine/runtime/formats.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {pageLink} from '../commands/examples.ts';
import {ask, type Asked, changesOf, explanationOf, resultOf} from './calculation.ts';
import {describe} from './describe.ts';
import {calculatorFinder} from './find.ts';
import {calculatorWith, Refusal, type Reply, replyAbout, type Site} from './reply.ts';

export interface Tool {
  readonly title: string;
  /** For the assistant: when to use it, and what to tell the person. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** @param request that fits the input. @throws {Refusal} */
  readonly run: (request: Readonly<Record<string, unknown>>) => Reply;
}

/** For the assistant, whichever tools it uses. */
export const instructions = [
  'Visa and immigration calculators. Every result is an estimate from published rules, not a decision and not legal advice.',
  'Use describe before you ask the person, and ask in its words. Give only answers that the person has given: leave out the rest.',
  'Of answers that the form would not take, say what is wrong and ask again: a result with them is none to rely on.',
  'Pass on what is still open, the notice about the age of the rules, the source, the disclaimer and the link.',
].join(' ');

const calculator = z.string().max(200).describe("The calculator's id, from find.");

const answer = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const anyAnswers = z
  .record(z.string(), z.union([answer, z.array(z.record(z.string(), answer)).max(500)]))
  .describe(
    "What the person has said, by the id of the question: an option's value, a number, a day as YYYY-MM-DD, or a list of objects. Leave out what they have not said.",
  );

const answered = z.strictObject({
  calculator,
  // Only described to clients, as answers are refused in the form's words: Zod would write a line for each of thousands, and drops
  // the name `__proto__` without a word.
  answers: z
    .unknown()
    .refine(isRecord, 'Give an object.')
    .meta({...z.toJSONSchema(anyAnswers), $schema: undefined}),
  today: z.string().optional().describe('The day of the calculation, YYYY-MM-DD, if it is not today.'),
  rules: z
    .string()
    .optional()
    .describe(
      "Whose figures count: 'today' for those in force on that day, 'june-2024' for those that the calculator was written with, or a day, YYYY-MM-DD. Without it, those of the page.",
    ),
});

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** The tools by name. */
export function assistantTools(site: Site): Readonly<Record<string, Tool>> {
  const find = calculatorFinder(site);
  /** A tool that calculates. */
  const onAnswers =
    (reply: (asked: Asked) => Reply): Tool['run'] =>
    (request) => {
      const {calculator: id, answers, today: given, rules} = request as z.output<typeof answered>;
      const today = dayOf(given, site);
      const compiled = calculatorWith(site, id).under(rulesOf(rules));
      const asked = ask(compiled, answers, today);
      const link = linkTo(site, compiled, asked.answers, today);
      return replyAbout(compiled, today, link, reply(asked));
    };
  return {
    find: {
      title: 'Find a calculator',
      description:
        'Finds calculators by country, kind of visa or purpose, such as "work in Germany" or "days in Schengen".',
      input: z.strictObject({query: z.string().max(200).describe('A few words; empty for the list of all.')}),
      run: ({query}) => find(query as string),
    },
    describe: {
      title: 'Describe a calculator',
      description: 'The questions with their options and limits, how the result is worked out, and what is assumed.',
      input: z.strictObject({
        calculator,
        rules: z.boolean().optional().describe('Also all rules: figures, points and conditions.'),
      }),
      run: ({calculator: id, rules}) => {
        const today = site.today();
        const compiled = calculatorWith(site, id as string).under();
        const link = linkTo(site, compiled, {}, today);
        return replyAbout(compiled, today, link, describe(compiled, today, rules === true));
      },
    },
    calculate: {
      title: 'Calculate',
      description: 'The result for the answers that a person has given, and which questions are still open.',
      input: answered,
      run: onAnswers(resultOf),
    },
    explain: {
      title: 'Explain a result',
      description: 'How the result came about: what decided it, and each figure step by step.',
      input: answered,
      run: onAnswers(explanationOf),
    },
    what_would_change_it: {
      title: 'What would change the result',
      description: 'The smallest changes of one or two answers that lead to a better verdict, or to a worse one.',
      input: answered,
      run: onAnswers(changesOf),
    },
  };
}

function dayOf(given: string | undefined, {today}: Site): CalendarDay {
  if (given === undefined) return today();
  if (!isCalendarDay(given))
    throw new Refusal(`'${beginningOf(given)}' is not a day of the calendar: write YYYY-MM-DD.`);
  return given;
}

function rulesOf(given: string | undefined): string | undefined {
  if (given === undefined || rulesNamed(given) !== undefined) return given;
  const names = Object.keys(editions).map((name) => `'${name}'`);
  throw new Refusal(
    `'${beginningOf(given)}' is neither an edition nor a day of the calendar: write ${names.join(', ')} or YYYY-MM-DD.`,
  );
}

/** A page with these answers filled in; without any, the page as it is. */
function linkTo(
  {address}: Site,
  compiled: CompiledCalculator,
  answers: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): string {
  const given = Object.entries(answers).filter(([, text]) => text !== '');
  if (given.length === 0) return `${address}/${compiled.id}`;
  return pageLink(compiled, Object.fromEntries(given) as Record<string, string>, today, address);
}
