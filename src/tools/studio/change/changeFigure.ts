/** A figure's change as a form has it: the dated value with its source, two cases and the entry for visitors, to be confirmed and proposed. */
import {compile} from '../../../engine/compile.ts';
import {type Diagnostic, errorsOf} from '../../../engine/diagnostics/diagnostic.ts';
import {type DiagnosticJson, toJson} from '../../../engine/diagnostics/print.ts';
import {idOf, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {load} from '../../../engine/program/parts.ts';
import {casesBeside, isDefinitionFile, withSharedFiles} from '../../../engine/project/layout.ts';
import {compileSelected} from '../../../engine/project/project.ts';
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {figureIn} from '../../../engine/language/yaml/figure.ts';
import {ruleChangesBetween} from '../../analysis/diff/ruleChanges.ts';
import {alignVersions} from '../../analysis/diff/versions.ts';
import {valueInWords} from '../../commands/diffReport/wording.ts';
import {headlines} from '../../commands/diffReport/headlines.ts';
import {withEntry} from '../../commands/historyEntry.ts';
import type {ProjectFiles} from '../protocol.ts';
import {type Change, withChange} from './change.ts';
import {type NewSource, type NewValue, withNewValue} from './figureEdit.ts';
import {type ProposedCase, withFigureCases} from './figureCases.ts';
import {changeableFigures} from './figures.ts';

export interface FigureForm extends NewValue {
  /** The day on which the change is made: visitors read it under 'Updates to this calculator'. */
  readonly today: CalendarDay;
  /** The name of the case that the two new ones start from; by default the first one in which the figure shows. */
  readonly like?: string;
}

export interface FigureChange {
  readonly change: Change;
  /** As they are written: '48_300' and '50_700'. */
  readonly former: string;
  readonly value: string;
  /** To be confirmed; none if no case has a result under the rules of both days: then they are written by hand. */
  readonly cases: readonly ProposedCase[];
  /** Whether the answers of any case depend on the figure. */
  readonly isShown: boolean;
  /** The entry for visitors. */
  readonly history: string;
  /** What the check says of the definition and its cases that it did not say before. */
  readonly problems: readonly DiagnosticJson[];
}

/**
 * @param files all files of the project
 * @param id of the definition
 * @throws an Error for people if the form cannot be entered, with what to do
 */
export function changeFigure(files: ProjectFiles, id: string, form: FigureForm): FigureChange {
  const sources = withSharedFiles(files);
  const definition = sources.find(({path}) => isDefinitionFile(path) && idOf(path) === id);
  if (definition === undefined) throw new Error(`There is no calculator '${id}'.`);
  const {former, value, ...edited} = withNewValue(definition, form);
  const figure = changeableFigures(definition).find(({path}) => path.join('\0') === form.path.join('\0'))!;

  const withFigure = withFiles(sources, [edited]);
  const changed = withFigure.find(({path}) => path === definition.path)!;
  const {model, body, diagnostics} = compile(changed);
  if (model === undefined || body === undefined) throw new Error(refusal(errorsOf(diagnostics)[0]));
  const history = historyText(id, definition, changed);
  const entered = withEntry(changed, {on: form.today, say: history});

  const inWords = (written: string): string => valueInWords(asValue(written), figure.unit);
  const casesFile = sources.find(({path}) => path === casesBeside(definition.path));
  const proposed =
    casesFile &&
    withFigureCases(
      casesFile,
      {model, calculator: load(body)},
      {
        from: form.from,
        names: [
          `${calendarDay(addDays(form.from, -1)!)}, the last day of ${inWords(former)} (${figure.name})`,
          `From ${calendarDay(form.from)}, ${inWords(value)} (${figure.name})`,
        ],
        source: documentOf(form.source),
        like: form.like,
      },
    );
  const after = [
    ...(edited.path === definition.path ? [] : [edited]),
    {path: definition.path, text: entered},
    ...(casesFile === undefined || proposed === undefined ? [] : [{path: casesFile.path, text: proposed.text}]),
  ];
  const change = {before: after.map(({path}) => files.find((file) => file.path === path)!), after};
  return {
    change,
    former,
    value,
    cases: proposed?.cases ?? [],
    isShown: proposed?.isShown ?? false,
    history,
    problems: newProblems(sources, withSharedFiles(withChange(files, change)), id),
  };
}

const refusal = (error: Diagnostic | undefined): string =>
  error === undefined
    ? 'The definition has an error: mend it first.'
    : `This value cannot be dated here: ${error.message} ${error.hint}`;

function withFiles(sources: readonly SourceFile[], edited: ProjectFiles): readonly SourceFile[] {
  const texts = new Map(edited.map(({path, text}) => [path, text]));
  return withSharedFiles(sources.map(({path, text}) => ({path, text: texts.get(path) ?? text})));
}

/** '50_700' as the number that it is; shares, days and `nothing` as texts. */
const asValue = (written: string): number | string =>
  written.endsWith('%') ? written : (figureIn(written) ?? written);

/** The sentence of a review about the figure. */
function historyText(id: string, before: SourceFile, after: SourceFile): string {
  const versions = alignVersions(id, before, after);
  if (!('after' in versions)) throw new Error(refusal(versions[0]));
  return headlines({rules: ruleChangesBetween(versions), versions})[0]!;
}

/** 'Bundesanzeiger, BAnz AT 18.12.2025 B3', as cases name what they are from. */
function documentOf({name, document, section}: NewSource = {}): string | undefined {
  const parts = [document ?? name, section].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

function newProblems(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  id: string,
): readonly DiagnosticJson[] {
  const found = compileSelected(after, [id]).diagnostics;
  if (found.length === 0) return [];
  const keyOf = ({code, message}: Diagnostic): string => `${code} ${message}`;
  const known = new Set(compileSelected(before, [id]).diagnostics.map(keyOf));
  return found.filter((problem) => !known.has(keyOf(problem))).map(toJson);
}
