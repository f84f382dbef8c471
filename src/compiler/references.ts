/** Which names the parts of a checked definition read. */
import {referencesOf, type Typed} from '../expression/typed.ts';
import type {CheckedBlock, CheckedCells, CheckedText, CheckedValue, Model} from './model.ts';

/** Names read by the rules (values, result, card, guards), and by the texts of the page. */
export function referencesOfModel(model: Model): {readonly rules: ReadonlySet<string>; readonly texts: ReadonlySet<string>} {
  const {page, definition} = model;
  const rules = [
    ...model.steps.flatMap(step => referencesOfValue(step.value)),
    ...model.card.flatMap(referencesOfBlock),
    ...definition.needs.map(need => need.name),
  ];
  const texts = [
    page.title, page.description, ...page.method, ...page.howTo, ...page.assumptions, ...(page.disclaimer === undefined ? [] : [page.disclaimer]),
    ...page.explainers.flatMap(({title, text}) => [title, text]),
    ...page.faqs.flatMap(({question, answer}) => [question, answer]),
    ...page.inputs.flatMap(({label, hint, optionHints}) => [label, ...(hint === undefined ? [] : [hint]), ...optionHints.values()]),
  ];
  const bounds = definition.inputs.flatMap(({min, max, step}) => [min, max, step]).flatMap(bound => typeof bound?.value === 'string' ? [bound.value] : []);
  return {rules: new Set(rules), texts: new Set([...texts.flatMap(referencesOfText), ...bounds])};
}

/** Every name in a text's references. */
export function referencesOfText(text: CheckedText): readonly string[] {
  return text.flatMap(part => typeof part === 'string' ? [] : referencesOf(part.typed));
}

/** Every name that a value reads itself, not through others. */
export function referencesOfValue(value: CheckedValue): readonly string[] {
  switch (value.kind) {
    case 'expression': return referencesOf(value.typed);
    case 'text': return referencesOfText(value.text);
    case 'nothing': return [];
    case 'first': return value.branches.flatMap(branch => [...ofOptional(branch.condition), ...referencesOfValue(branch.value)]);
    case 'lines': return value.lines.flatMap(line => [...ofOptional(line.condition), ...referencesOfText(line.say), ...referencesOfText(line.otherwise ?? [])]);
    case 'choices': return [...referencesOf(value.by), ...value.rows.flatMap(row => ofCells(row.cells)), ...ofCells(value.otherwise)];
    case 'bands': return [
      ...referencesOf(value.by), ...ofCells(value.otherwise),
      ...value.bands.flatMap(band => [...ofOptional(band.from?.at), ...ofOptional(band.to?.at), ...ofCells(band.cells)]),
    ];
    case 'matrix': return [...value.by.flatMap(referencesOf), ...value.rows.flatMap(row => row.columns.flatMap(column => ofCells(column.cells))), ...ofCells(value.otherwise)];
    case 'list': return value.rows.flatMap(row => ofCells(row.cells));
    case 'fields': return value.fields.flatMap(field => referencesOfValue(field.value));
    case 'total': case 'parts': return [];
  }
}

function ofOptional(typed: Typed | undefined): readonly string[] {
  return typed === undefined ? [] : referencesOf(typed);
}

function ofCells(cells: CheckedCells | undefined): readonly string[] {
  return [...cells?.values() ?? []].flatMap(cell => cell.kind === 'constant' ? [cell.name] : cell.kind === 'text' ? referencesOfText(cell.text) : []);
}

function referencesOfBlock(block: CheckedBlock): readonly string[] {
  return [...ofOptional(block.condition), ...ofBlock(block)];
}

function ofBlock(block: CheckedBlock): readonly string[] {
  switch (block.kind) {
    case 'verdict': return block.branches.flatMap(branch => [...ofOptional(branch.condition), ...referencesOfText(branch.say)]);
    case 'figure': return [...referencesOfText(block.label), ...referencesOf(block.of), ...ofOptional(block.outOf), ...referencesOfText(block.missing ?? [])];
    case 'breakdown': case 'fees': return [block.sum, ...referencesOfText(block.title), ...referencesOfText(block.total)];
    case 'reasons': case 'requirements': return [...referencesOfText(block.title), ...referencesOf(block.of)];
    case 'facts': return block.facts.flatMap(fact => [...ofOptional(fact.condition), ...referencesOfText(fact.label), ...referencesOf(fact.of), ...referencesOfText(fact.missing ?? [])]);
    case 'progress': return [...referencesOfText(block.label), ...referencesOf(block.of), ...referencesOfText(block.say)];
    case 'stages': return [...referencesOfText(block.title), ...referencesOf(block.of), ...referencesOf(block.current)];
    case 'note': return referencesOfText(block.text);
  }
}
