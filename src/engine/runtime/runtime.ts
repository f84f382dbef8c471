/** All that emitted code calls, by file; a module imports what it uses under the function's name with `$` before it. */
import * as answers from './answers.ts';
import * as arithmetic from './arithmetic.ts';
import * as calendar from './calendar.ts';
import * as cardItems from './cardItems.ts';
import * as checks from './checks.ts';
import * as formats from './formats.ts';
import * as profileAnswers from './profileAnswers.ts';
import * as stages from './stages.ts';
import * as steps from './steps.ts';
import * as timeline from './timeline.ts';

/** The functions of each file of this folder. */
export const runtimeFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  answers,
  arithmetic,
  calendar,
  cardItems,
  checks,
  formats,
  profileAnswers,
  stages,
  steps,
  timeline,
};

/** Every function by the name that emitted code calls: `$choose`. */
export const runtime: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(runtimeFiles).flatMap((functions) =>
    Object.entries(functions).map(([name, value]) => [`$${name}`, value]),
  ),
);
