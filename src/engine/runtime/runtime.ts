/** Every function that emitted code may call, by file. A module imports those it uses, under their names with a `$` in front. */
import * as answers from './answers.ts';
import * as arithmetic from './arithmetic.ts';
import * as bands from './bands.ts';
import * as calendar from './calendar.ts';
import * as formats from './formats.ts';
import * as items from './items.ts';
import * as namedDays from './namedDays.ts';
import * as ownFigures from './ownFigures.ts';
import * as profile from './profile.ts';
import * as progress from './progress.ts';
import * as rounding from './rounding.ts';
import * as shownFigures from './shownFigures.ts';
import * as stayItems from './stayItems.ts';
import * as stays from './stays.ts';
import * as tables from './tables.ts';

/** The functions of each file of this folder. */
export const runtimeFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  answers,
  arithmetic,
  bands,
  calendar,
  formats,
  items,
  namedDays,
  ownFigures,
  profile,
  progress,
  rounding,
  shownFigures,
  stayItems,
  stays,
  tables,
};

/** Every function by the name that emitted code calls: `$choose`. */
export const runtime: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(runtimeFiles).flatMap((functions) =>
    Object.entries(functions).map(([name, value]) => [`$${name}`, value]),
  ),
);
