/**
 * Everything that is defined is read: constants, inputs (unless marked unused), tables, values, sums, lines, declared names.
 * Skipped after a mistake in a formula, since it is not known what that formula reads.
 */
import {diagnose} from '../diagnostics/diagnostic.ts';
import type {Definition} from '../definition/definition.ts';
import type {Model} from '../model.ts';
import {hasMistakes, modelReferences} from '../references.ts';
import type {Context} from './context.ts';
import {namesIn} from '../walk.ts';

export function checkUsage(model: Model, context: Context): void {
  if (hasMistakes(model)) return;
  const {definition} = model;
  const references = modelReferences(model);
  const exceptions = model.exceptions.flatMap(({condition}) => namesIn(condition));
  const read = new Set(
    [...references.rules, ...references.form, ...references.texts, ...exceptions].map((name) => name.split('.')[0]!),
  );
  for (const {name, place} of definition.constants) {
    if (!read.has(name)) context.report(diagnose('unused-constant', place, {name}));
  }
  for (const {name, place} of [...definition.tables, ...definition.values, ...definition.sums, ...definition.lines]) {
    if (!read.has(name)) context.report(diagnose('unused-definition', place, {name}));
  }
  checkInputUsage(definition, references.rules, context);
  checkDeclaredNames(definition, context);
}

function checkInputUsage(definition: Definition, rules: ReadonlySet<string>, context: Context): void {
  for (const {name, place, unused} of definition.inputs) {
    if (unused && rules.has(name)) context.report(diagnose('read-unused-input', place, {name}));
    if (!unused && !rules.has(name)) context.report(diagnose('unread-input', place, {name}));
  }
}

/** The source's text is searched, since names may stand in any text of the file; a name's second declaration is of no use. */
function checkDeclaredNames({names, place}: Definition, context: Context): void {
  const {text} = place.source;
  for (const [index, {word, place: at}] of names.entries()) {
    const isRepeated = names.findIndex((other) => other.word === word) < index;
    if (isRepeated || text.split(word).length <= 2) context.report(diagnose('unused-declared-name', at, {name: word}));
  }
}
