/** What a name, a function, a format or a key is. */
import type {Definition} from '../../engine/language/definition/definition.ts';
import {withItemFields} from '../../engine/language/definition/input.ts';
import type {NamedValue} from '../../engine/language/definition/named.ts';
import {describeType} from '../../engine/language/expression/types.ts';
import {unitUnder} from '../../engine/language/definition/unit.ts';
import {fieldOfItem} from '../../engine/language/inputs/list.ts';
import type {Model} from '../../engine/language/model.ts';
import {sourcesOfConstant, sourcesOfRow, type Source} from '../../engine/language/sources.ts';
import {isCasesFile} from '../../engine/diagnostics/source.ts';
import {isSharedFile} from '../../engine/project/layout.ts';
import {quantity} from '../../engine/runtime/formats.ts';
import {cursorAt, wordAtEnd} from './cursor.ts';
import {allUsesOf, findNamed, nameAt, type NamedKind} from './names.ts';
import type {Meaning, Project, Range, Use} from './project.ts';
import {keysAt, schemaOf, textFormAt} from './schema.ts';
import {callable, figureOf, formatsInTexts, labelOf, optionsOf, typeOf} from './vocabulary.ts';

/** What an editor shows of the words in a range. */
export interface Hover extends Range {
  /** The name and what kind of thing it is: 'generalMinimum, a constant'. */
  readonly heading: string;
  /** Sentences and labelled facts, one a line. */
  readonly lines: readonly string[];
}

/** Undefined where there is nothing to say. */
export function hoverAt(project: Project, path: string, offset: number): Hover | undefined {
  const use = nameAt(project, path, offset);
  return (use && hoverOfName(use, project)) ?? hoverOfWord(project, path, offset);
}

function hoverOfName(use: Use, project: Project): Hover | undefined {
  const {path, start, end, meaning} = use;
  const used = usedWhere(use, project);
  if (isSharedFile(meaning.of)) {
    const kind = meaning.owner === 'tables' ? 'a shared table' : 'a shared constant';
    return {path, start, end, heading: `${meaning.name}, ${kind}`, lines: [used]};
  }
  const {model} = project.compiled(meaning.of) ?? {};
  const kind = model && findNamed(meaning, model.definition)?.kind;
  if (model === undefined || kind === undefined) return undefined;
  const heading = `${meaning.name}, ${kindInWords(kind, meaning)}`;
  return {path, start, end, heading, lines: [...factsOf(kind, meaning, model), used]};
}

function kindInWords(kind: NamedKind, {owner = ''}: Meaning): string {
  const words: Readonly<Record<NamedKind, string>> = {
    input: 'a question',
    option: `an option of ${owner}`,
    field: `a field of ${owner}`,
    constant: 'a constant',
    table: 'a table',
    value: 'a value',
    lines: 'lines',
    sum: 'a sum',
    part: `a part of ${owner}`,
    column: `a column of ${owner}`,
    word: `a word of ${owner}`,
    argument: `an argument of ${owner}`,
    result: 'a key of the result',
    key: `a key of ${owner}`,
  };
  return words[kind];
}

function factsOf(kind: NamedKind, {name, owner = ''}: Meaning, model: Model): readonly string[] {
  const {definition} = model;
  const inputs = withItemFields(definition.inputs);
  switch (kind) {
    case 'input':
    case 'field': {
      const input = inputs.find(
        (each) => each.name === name || (each.name.startsWith(`${owner}.`) && fieldOfItem(each.name) === name),
      )!;
      const options = input.options.map(({value}) => value).join(', ');
      return facts([
        ['', labelOf(input)],
        ['Answer', options === '' ? `${input.type}${unitInWords(input)}` : options],
        ['From the lowest to the highest', input.order?.options.map(({word}) => word).join(' < ')],
        ['Shown when', input.shownWhen?.node.text],
      ]);
    }
    case 'option':
      return facts([['', optionsOf(owner, model).find(({word}) => word === name)?.about]]);
    case 'constant': {
      const constant = definition.constants.find((each) => each.name === name)!;
      return facts([
        ['', constant.label],
        ['Value', `${figureOf(constant)}${constant.per === undefined ? '' : ` per ${constant.per}`}`],
        ['Changes every year on', constant.yearly],
        ['Note', constant.note],
        ...sourcesOfConstant(constant, definition).map((source) => ['Source', sourceInWords(source)] as const),
      ]);
    }
    case 'part':
      return factsOfNamed(partNamed(owner, name, definition), `${owner}.${name}`, model);
    case 'result':
      return factsOfNamed(
        definition.result.find((each) => each.name === name),
        `result.${name}`,
        model,
      );
    case 'table':
    case 'value':
    case 'lines':
      return factsOfNamed(
        [...definition.tables, ...definition.values, ...definition.lines].find((each) => each.name === name),
        name,
        model,
      );
    case 'sum': {
      const parts = definition.sums.find((each) => each.name === name)?.parts ?? [];
      return facts([['Parts', parts.map((part) => part.name).join(', ')]]);
    }
    case 'column':
    case 'key':
      return facts([['Type', typeInWords(`${owner}.${name}`, model)]]);
    case 'word':
    case 'argument':
      return [];
  }
}

const partNamed = (sum: string, part: string, {sums}: Definition): NamedValue | undefined =>
  sums.find(({name}) => name === sum)?.parts.find(({name}) => name === part);

function factsOfNamed(named: NamedValue | undefined, name: string, model: Model): readonly string[] {
  if (named === undefined) return [];
  const {value, takes, note, label} = named;
  const isFigure = named.source !== undefined || value.kind === 'table';
  const rows = value.kind === 'table' ? value.table.rows.map((_, index) => index) : [undefined];
  const sources = isFigure ? rows.flatMap((row) => sourcesOfRow(named, row, model.definition)).map(sourceInWords) : [];
  return facts([
    ['', label],
    ['Takes', takes?.map((each) => each.name).join(', ')],
    ['Formula', value.kind === 'formula' ? value.formula.node.text : undefined],
    ['Selected by', value.kind === 'table' ? value.table.by.map(({node}) => node.text).join(', ') : undefined],
    ['Type', typeInWords(name, model)],
    ['Unit', unitInWords(unitUnder(named) === undefined ? {} : named).trim()],
    ['Note', note],
    ...[...new Set(sources)].slice(0, 3).map((source) => ['Source', source] as const),
  ]);
}

function typeInWords(name: string, model: Model): string | undefined {
  const type = typeOf(name, model);
  if (type === undefined || type.kind === 'error') return undefined;
  const unit = type.kind === 'number' && type.unit !== undefined ? ` in ${type.unit.of}` : '';
  return `${describeType(type)}${unit}`;
}

const unitInWords = ({unit, per}: {readonly unit?: string | undefined; readonly per?: string | undefined}): string =>
  `${unit === undefined ? '' : ` in ${unit}`}${per === undefined ? '' : ` per ${per}`}`;

function sourceInWords({name, document, section, read, url}: Source): string {
  return [name, document, section, read && `read in ${read}`, url].filter((each) => each !== undefined).join(', ');
}

function facts(all: readonly (readonly [label: string, text: string | undefined])[]): readonly string[] {
  return all.flatMap(([label, text]) => {
    if (text === undefined || text === '') return [];
    return [label === '' ? text : `${label}: ${text}`];
  });
}

/** 'Used 6 times, 2 of them in cases.' */
function usedWhere(use: Use, project: Project): string {
  const uses = allUsesOf(use, project);
  const inCases = uses.filter(({path}) => isCasesFile(path)).length;
  const others = Math.max(0, uses.length - 1);
  const times = others === 0 ? 'Used nowhere else.' : `Named in ${quantity(others, 'other places')}`;
  if (others === 0) return times;
  return inCases === 0 ? `${times}.` : `${times}, ${inCases} of them in cases.`;
}

/** A function or a format, or a key or word of the schema. */
function hoverOfWord(project: Project, path: string, offset: number): Hover | undefined {
  const text = project.text(path);
  const cursor = text === undefined || path.endsWith('.csv') ? undefined : cursorAt(text, offset);
  if (text === undefined || cursor === undefined) return undefined;
  const start = offset - wordAtEnd(text.slice(0, offset)).length;
  const end = offset + /^[\w-]*/.exec(text.slice(offset))![0].length;
  const word = text.slice(start, end);
  const range = {path, start, end};
  if (word === '') return undefined;
  const {path: keys, at, siblings} = cursor;
  if (at === 'key') {
    const key = keysAt(schemaOf(path), keys, siblings).find((each) => each.key === cursor.whole);
    return key && {...range, heading: `${key.key}, a key`, lines: facts([['', key.about]])};
  }
  const {isFormula, hasReferences, words, about} = textFormAt(schemaOf(path), keys);
  if (words.includes(word)) return {...range, heading: word, lines: facts([['', about]])};
  const isReference = hasReferences && /\{[^{}]*$/.test(cursor.before);
  if (!isFormula && !isReference) return undefined;
  const format = isReference && text[start - 1] === ':' ? formatsInTexts.find((each) => each.word === word) : undefined;
  if (format !== undefined) return {...range, heading: `${word}, a format`, lines: [format.about]};
  const called = text[end] === '(' ? callable.find((each) => each.word === word) : undefined;
  return called && {...range, heading: `${word}(…), a function`, lines: [called.about]};
}
