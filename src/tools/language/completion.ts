/** What may be written at a place of a file: keys, words of the schema, and the names and options of the definition. */
import {cardLabels} from '../../engine/project/cardTexts.ts';
import {idOf, isCasesFile} from '../../engine/diagnostics/source.ts';
import {operatorWords} from '../../engine/language/expression/tokens.ts';
import {isFoldName} from '../../engine/language/expression/folds.ts';
import {isDefinitionFile, isSharedFile} from '../../engine/project/layout.ts';
import {entriesOf, get} from '../../engine/language/yaml/node.ts';
import {readSharedFile} from '../../engine/shared/sharedFile.ts';
import type {Model} from '../../engine/language/model.ts';
import {templateNamed} from '../../engine/language/references.ts';
import {cursorAt, wordAtEnd, type Cursor} from './cursor.ts';
import type {Project, Range} from './project.ts';
import {keysAt, schemaOf, textFormAt} from './schema.ts';
import {
  callable,
  constantsOf,
  fieldsOf,
  formatsInTexts,
  inputsOf,
  linesOf,
  membersOf,
  namesOf,
  optionsOf,
  type Entry,
} from './vocabulary.ts';

export type CompletionKind = 'key' | 'name' | 'option' | 'function' | 'word' | 'format' | 'text';

/** Something that may be written in place of a range, which ends at the cursor. */
export interface Completion extends Range {
  readonly kind: CompletionKind;
  readonly label: string;
  /** What to write. */
  readonly text: string;
  readonly about: string;
}

interface Offer {
  readonly kind: CompletionKind;
  readonly entries: readonly Entry[];
}

/** What may be written at an offset, the likeliest first; nothing where only figures or free words are possible. */
export function completionsAt(project: Project, path: string, offset: number): readonly Completion[] {
  const text = project.text(path);
  const cursor = text === undefined || path.endsWith('.csv') ? undefined : cursorAt(text, offset);
  if (text === undefined || cursor === undefined) return [];
  const definition = project.definitionOf(path);
  const model = definition === undefined ? undefined : project.compiled(definition)?.model;
  const hasColon = /^[\w -]*:/.test(text.slice(offset));
  const found = new Map<string, Completion>();
  for (const {kind, entries} of offersAt(cursor, path, model, project))
    for (const {word, about} of entries) {
      // A text is replaced from its beginning, anything else from the beginning of its word.
      const typed = kind === 'text' ? cursor.before : wordAtEnd(cursor.before);
      const written = kind === 'key' && !hasColon ? `${word}: ` : word;
      const range = {path, start: offset - typed.length, end: offset};
      if (!found.has(word)) found.set(word, {...range, kind, label: word, text: written, about});
    }
  return [...found.values()];
}

function offersAt(cursor: Cursor, path: string, model: Model | undefined, project: Project): readonly Offer[] {
  const {at, startsLine} = cursor;
  const named =
    model === undefined ? [] : isCasesFile(path) ? offersInCases(cursor, model) : offersInDefinition(cursor, model);
  const keys = at === 'key' || startsLine ? keysOffered(cursor, path) : [];
  return [...named, ...keys, ...(at === 'value' ? wordsOffered(cursor, path, project) : [])];
}

function keysOffered({path: keys, siblings, at}: Cursor, path: string): readonly Offer[] {
  const known = keysAt(schemaOf(path), keys, at === 'key' ? siblings : []);
  const entries = known
    .filter(({key}) => at === 'value' || !siblings.includes(key))
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .map(({key, about, isRequired}) => ({word: key, about: isRequired ? `required: ${about}` : about}));
  return [{kind: 'key', entries}];
}

/** The words that the schema lists, and what other files have. */
function wordsOffered({path: keys, before}: Cursor, path: string, project: Project): readonly Offer[] {
  const {words, about} = textFormAt(schemaOf(path), keys);
  const listed: Offer = {kind: 'word', entries: words.map((word) => ({word, about}))};
  const place = keys.join('/');
  if (/^related\/\[\]$/.test(place)) {
    const ids = project.paths.filter((each) => isDefinitionFile(each)).map(idOf);
    return [listed, {kind: 'text', entries: ids.map((word) => ({word, about: 'a calculator'}))}];
  }
  const [, section] = /^(constants|tables)\/[^/]+\/shared$/.exec(place) ?? [];
  if (section === undefined) return [listed];
  const entries = sharedNames(section as 'constants' | 'tables', path, project);
  return [listed, {kind: 'text', entries: entries.filter(({word}) => word.startsWith(before))}];
}

function sharedNames(section: 'constants' | 'tables', path: string, project: Project): readonly Entry[] {
  const region = path.slice(0, path.lastIndexOf('/'));
  const folder = `${region.slice(0, region.lastIndexOf('/') + 1)}shared/`;
  return project.paths.flatMap((each) => {
    const source = project.file(each)!;
    if (!each.startsWith(folder) || !isSharedFile(each) || each.endsWith('.csv')) return [];
    return readSharedFile(source, project.filesBeside(each))[section].map(({key, value}) => {
      const label = get(value, 'label');
      const about = label?.kind === 'scalar' ? label.text : (entriesOf(value)[0]?.key ?? '');
      return {word: `${idOf(each)}.${key}`, about};
    });
  });
}

function offersInDefinition(cursor: Cursor, model: Model): readonly Offer[] {
  const {path: keys, at, before} = cursor;
  const place = keys.join('/');
  const template = /^(?:tables|values)$/.test(keys[0] ?? '') ? keys[1] : undefined;
  const options = (name: string): Offer => ({kind: 'option', entries: optionsOf(name, model, template)});
  const ofInput = /^inputs\/([^/]+)(?:\/each\/([^/]+))?\//.exec(`${place}/`);
  const input = ofInput?.[2] === undefined ? ofInput?.[1] : `${ofInput[1]}.${ofInput[2]}`;
  if (at === 'key') {
    const rows = keys.lastIndexOf('rows');
    if (rows >= 0 && !place.startsWith('profile')) {
      const selectors = selectorsOf(cursor, rows, model, template);
      const selector = selectors[keys.length - 1 - rows];
      return selector === undefined
        ? []
        : [
            options(selector),
            {kind: 'name', entries: optionsOf(selector, model, template).length > 0 ? [] : constantsOf(model)},
          ];
    }
    if (/^profile\/(?:answers|forWhom)$/.test(place)) return [{kind: 'name', entries: inputsOf(model)}];
    if (place.endsWith('/suggest') && input !== undefined) return [options(input)];
    return [];
  }
  if (before.startsWith('=')) return [{kind: 'name', entries: constantsOf(model)}];
  if (input !== undefined && /\/(?:order\/\[\]|offered\/rows\/[^/]+\/\[\])$/.test(place)) return [options(input)];
  if (/^needs\/\[\](?:\/input)?$|\/offered\/by$|^exceptions\/\[\]\/of$/.test(place))
    return [{kind: 'name', entries: inputsOf(model)}];
  if (/^inputs\/.*\/(?:min|max|step|whenZero)$/.test(place)) return [{kind: 'name', entries: constantsOf(model)}];
  if (/^exceptions\/\[\]\/unnamed(?:\/\[\])?$/.test(place)) return cursor.textsBeside(2, 'of').map(options);
  if (/^exceptions\/\[\]\/contradicts(?:\/\[\])?$/.test(place) && !before.includes('{'))
    return [{kind: 'text', entries: linesOf(model)}];
  if (/^profile\/answers\/[^/]+(?:\/rows\/[^/]+)?$/.test(place)) return [options(keys[2]!)];
  if (/^inputs\/[^/]+\/options$/.test(place))
    return [
      {kind: 'name', entries: model.definition.tables.map(({name, label}) => ({word: name, about: `table: ${label}`}))},
    ];
  const {isFormula, hasReferences} = textFormAt(schemaOf(''), keys);
  const reference = hasReferences ? /\{([^{}]*)$/.exec(before)?.[1] : undefined;
  if (reference !== undefined) {
    const [, format] = /^[^:]*:(\s*\w*)$/.exec(reference) ?? [];
    if (format !== undefined) return [{kind: 'format', entries: formatsInTexts}];
    const isOnPage = !/^(?:values|tables|sums|lines|result|card)$/.test(keys[0] ?? '') || keys.at(-1) === 'label';
    return isOnPage && !place.startsWith('card')
      ? [{kind: 'name', entries: constantsOf(model)}]
      : offersInFormula(reference, model, template);
  }
  return isFormula ? offersInFormula(before, model, template) : [];
}

/** What selects the rows of a table: `by`, or the arguments. */
function selectorsOf(cursor: Cursor, rows: number, model: Model, template: string | undefined): readonly string[] {
  const by = cursor.textsBeside(rows, 'by');
  if (by.length > 0) return by;
  const takes = model.definition.tables.find(({name}) => name === template)?.takes;
  return takes?.map(({name}) => name) ?? cursor.textsBeside(rows, 'takes');
}

/** A name, or a column of what a call gives, before a point or a comparison. */
const operand = String.raw`(\w+)(?:\([^()]*\))?(\.\w+)?`;
const afterPoint = new RegExp(String.raw`(?:^|[^\w.])(\w+)(?:\([^()]*\))?\.\w*$`);
const afterComparison = new RegExp(String.raw`${operand}\s*(?:==|!=|>=|<=|<|>|\bin\s*\[[^\]]*|\bin\b)\s*'?[\w-]*$`);
const withinCall = /\b(\w+)\(([^()]*)$/;
const withinItems = /\b(\w+)\(\s*(\w+)\s*,[^()]*(?:\([^()]*\)[^()]*)*$/;

/** In characters: what is compared is close to the cursor. */
const MAX_BEFORE = 300;

function offersInFormula(whole: string, model: Model, template: string | undefined): readonly Offer[] {
  const before = whole.slice(-MAX_BEFORE);
  const [, owner] = afterPoint.exec(before) ?? [];
  if (owner !== undefined) return [{kind: 'name', entries: membersOf(owner, model)}];
  const [, name, member = ''] = afterComparison.exec(before) ?? [];
  const options = name === undefined ? [] : optionsOf(`${name}${member}`, model, template);
  const [, called = '', earlier = ''] = withinCall.exec(before) ?? [];
  const parameter = templateNamed(called, model)?.parameters[earlier.split(',').length - 1];
  const passed = parameter === undefined ? [] : optionsOf(parameter.name, model, called);
  const [, fold, list] = withinItems.exec(before) ?? [];
  const fields = fold !== undefined && isFoldName(fold) ? fieldsOf(list!, model) : [];
  const named = [...model.definition.tables, ...model.definition.values].find((each) => each.name === template);
  const given = (named?.takes ?? []).map((each) => ({word: each.name, about: `argument of ${template}`}));
  return [
    {kind: 'option', entries: [...options, ...passed]},
    {kind: 'name', entries: [...fields, ...given, ...namesOf(model)]},
    {kind: 'function', entries: callable},
    {kind: 'word', entries: operatorWords.map((word) => ({word, about: 'operator'}))},
  ];
}

function offersInCases(cursor: Cursor, model: Model): readonly Offer[] {
  const {path: keys, at} = cursor;
  const place = keys.join('/');
  const answers = /^(?:people\/[^/]+|(?:cases|ladders)\/\[\]\/but)(?:\/([^/]+)(?:\/\[\](?:\/([^/]+))?)?)?$/.exec(place);
  const names = (entries: readonly Entry[]): readonly Offer[] => [{kind: 'name', entries}];
  const options = (name: string): readonly Offer[] => [{kind: 'option', entries: optionsOf(name, model)}];
  const result = membersOf('result', model);
  if (at === 'key') {
    if (answers !== null) return names(answers[1] === undefined ? inputsOf(model) : fieldsOf(answers[1], model));
    if (/^cases\/\[\]\/expect$/.test(place)) return names(result);
    if (/^cases\/\[\]\/expect\/[^/]+$/.test(place)) return names(membersOf(`result.${keys.at(-1)}`, model));
    if (/^cases\/\[\]\/card$/.test(place))
      return [{kind: 'text', entries: cardLabels(model).texts.map((word) => ({word, about: 'on the card'}))}];
    const varied = /^ladders\/\[\]\/rows(\/[^/]+)?$/.exec(place);
    return varied === null
      ? []
      : cursor
          .textsBeside(2, 'vary')
          .slice(varied[1] === undefined ? 0 : 1)
          .slice(0, 1)
          .flatMap(options);
  }
  if (answers?.[1] !== undefined) return options(answers[2] === undefined ? answers[1] : `${answers[1]}.${answers[2]}`);
  if (place.endsWith('/given'))
    return names(cursor.keysIn('people').map((word) => ({word, about: 'a person of this file'})));
  if (/^ladders\/\[\]\/vary(?:\/\[\])?$/.test(place)) return names(inputsOf(model));
  if (/^ladders\/\[\]\/read$/.test(place)) {
    const steps = model.steps.filter(({name}) => !name.startsWith('result.'));
    const entries = [...result, ...steps.map(({name, named}) => ({word: name, about: `value: ${named.label}`}))];
    return [{kind: 'text', entries}];
  }
  const [, key] = /^cases\/\[\]\/expect\/([^/]+)$/.exec(place) ?? [];
  return key === undefined ? [] : options(`result.${key}`);
}
