// At random places of all definitions: is what stands there found, explained, offered and renamed everywhere, and nowhere else? The compiler says so:
// after a rename the definition and its cases have no problem and the same program, and with one use left out they have not.
import {expect, it} from 'vitest';
import {withBodyForCases} from '../../../src/engine/compile.ts';
import {textOfAll, type Statement} from '../../../src/engine/program/statements.ts';
import {casesBeside, isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {labelFromName} from '../../../src/engine/language/definition/constant.ts';
import {completionsAt} from '../../../src/tools/language/completion.ts';
import {hoverAt} from '../../../src/tools/language/hover.ts';
import {definitionOf, nameAt, usesOf} from '../../../src/tools/language/names.ts';
import {Project, type Edit, type Use} from '../../../src/tools/language/project.ts';
import {renamed} from '../../../src/tools/language/rename.ts';
import {isFull} from '../../samples.ts';
import {projectFiles} from './sampleProject.ts';

const project = new Project([
  ...projectFiles('calculators'),
  ...projectFiles('tests/engine/compiler/samples/good/kitchen-sink'),
  ...projectFiles('tests/engine/compiler/samples/good/public'),
]);
const definitions = project.paths.filter((path) => project.definitionOf(path) === path);

/** The same numbers each time in `npm test`, others in the full tests. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const seed = Number(process.env.SEED ?? (isFull ? Date.now() % 1_000_000 : 2024));
const random = randomNumbers(seed);
const places = Array.from({length: isFull ? 500 : 60}, () => {
  const definition = definitions[random(definitions.length)]!;
  const uses = project.usesIn(definition);
  const use = uses[random(uses.length)]!;
  return {definition, use, offset: use.start + random(use.end - use.start), other: random(1_000)};
});

/** For the message of a failure: the file, the line, and the words around. */
function told({path, start}: Pick<Use, 'path' | 'start'>): string {
  const text = project.text(path)!;
  const line = text.slice(0, start).split('\n').length;
  return `seed ${seed}, ${path}:${line} at ${start}: ${text.slice(Math.max(0, start - 30), start + 30)}`;
}

it.each(places)('$use.path $use.start $use.meaning.name', ({definition, use, offset, other}) => {
  const {path, start, end, meaning} = use;
  const {name} = meaning;
  const here = told(use);

  const found = nameAt(project, path, offset)!;
  expect({start: found.start, end: found.end, name: found.meaning.name}, here).toEqual({start, end, name});
  const uses = usesOf(project, path, offset);
  const another = uses[other % uses.length]!;
  expect(usesOf(project, another.path, another.start).map(placeOf), here).toEqual(uses.map(placeOf));

  const result = renamed(project, path, offset, fresh);
  if ('problem' in result) return expect(whyNot(use), `${here}: ${result.problem}`).toBe(true);
  const defined = definitionOf(project, path, offset)!;
  expect(uses.map(placeOf), here).toContain(placeOf(defined));
  expect(hoverAt(project, path, offset)?.heading, here).toContain(name);
  if (use.isInFormula) {
    const atEnd = completionsAt(project, path, end - (project.text(path)![end - 1] === "'" ? 1 : 0));
    expect(
      atEnd.map(({label}) => label),
      here,
    ).toContain(name);
  }

  expect(stateOf(project.edited(result.edits), definition, result.edits, name), here).toEqual(
    stateOf(project, definition, result.edits, name),
  );
  const left = result.edits.findIndex((edit) => edit.path === another.path && edit.start === another.start);
  const allButOne = result.edits.toSpliced(left, 1);
  if (uses.length > 1 && !isFreeToDiffer(another))
    expect(
      stateOf(project.edited(allButOne), definition, result.edits, name),
      `${here} without ${told(another)}`,
    ).not.toEqual(stateOf(project, definition, result.edits, name));
});

const placeOf = ({path, start, end}: Pick<Use, 'path' | 'start' | 'end'>): string => `${path} ${start} ${end}`;

const fresh = 'zzRenamed';

/** What the language itself defines, words that are texts for visitors, and figures. */
const whyNot = ({meaning: {name}}: Use): boolean =>
  ['yes', 'no', 'total', 'parts', 'result', 'blank'].includes(name) || /[^\w-]|^\d/.test(name);

/** What nothing checks: a word that a case expects of a text, or one value of several. */
const isFreeToDiffer = ({path, meaning}: Use): boolean => path.endsWith('.csv') || meaning.owner === 'tables';

/** What `npm run check` says of everything that the edits touch, and the program with the former name in place of the new one. */
function stateOf(state: Project, definition: string, edits: readonly Edit[], name: string): unknown {
  const touched = new Set([definition, ...edits.flatMap(({path}) => state.definitionOf(path) ?? [])]);
  return [...touched].map((path) => {
    const known = state.compiled(path)!;
    const {body} = withBodyForCases(known.compiled, known.source);
    const files = [path, casesBeside(path)].filter((file) => state.text(file) !== undefined);
    const problems = files.flatMap((file) => state.problemsOf(file)).map(({message}) => message);
    return {problems, program: body && withFormerName(textOfAll(body.filter(isCalculation)), name)};
  });
}

/** What pages say is compared by the cases: it has names in other orders, and labels that come from names. */
const isCalculation = ({declares}: Statement): boolean => !['page', 'page$', 'cardPlan', 'workings'].includes(declares);

function withFormerName(program: string, name: string): string {
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return program
    .replaceAll(fresh, name)
    .replaceAll(labelFromName(fresh), labelFromName(name))
    .replaceAll(lower(labelFromName(fresh)), lower(labelFromName(name)));
}

it('all definitions are there', () => {
  expect(definitions.length).toBeGreaterThan(70);
  expect(definitions.every((path) => isDefinitionFile(path))).toBe(true);
});
