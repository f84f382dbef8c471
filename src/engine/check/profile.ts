/**
 * The mapping from a profile to inputs: every input, term, level and option exists, every level has a row, numbers have
 * neither gaps nor overlaps, an amount has a currency, and the card has a verdict that a list of destinations can show.
 */
import type {Place} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {type Programme, languages, levelsOf, moneyTerms, type MoneyTerm} from '../runtime/profile.ts';
import {type ChoiceType, describeType, number, text} from '../language/expression/types.ts';
import {type TypedExpression, type CheckedCells, onlyColumn} from '../language/typed.ts';
import type {Input} from '../language/definition/input.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {type AlsoNeeds, plainTerms, type ProfileMapping, tableTerms} from '../language/definition/profile.ts';
import type {Word} from '../language/shape/concept.ts';
import {isCurrency} from '../runtime/formats.ts';
import type {CheckedBlock, CheckedMapping, CheckedProfile} from '../language/model.ts';
import {checkFormula, type Context} from './context.ts';
import {reportNoInput, reportUnknownOptions} from './inputs.ts';
import {hasUnknownOption, optionsWithoutRow} from './optionRows.ts';
import {selectedBy} from './selectors.ts';

type TableMapping = Extract<ProfileMapping, {kind: 'table'}>;

export function checkProfile(card: readonly CheckedBlock[], context: Context): CheckedProfile | undefined {
  const {profile} = context.definition;
  if (profile === undefined) return undefined;
  // A card without a good verdict is an estimate of time or cost, which is not a destination.
  const hasGoodVerdict = card.some(({items}) => items.some(({tone}) => tone === 'good'));
  if (!hasGoodVerdict) context.report('profile-without-verdict', profile.place);
  const {programme, needsJobOffer, purposes, alsoNeeds, forWhom, notCovered, closed, answers} = profile;
  for (const {key, keyPlace} of forWhom ?? []) checkOpenChoice(key, keyPlace, context);
  return {
    programme: {
      name: programme,
      needsJobOffer,
      ...(purposes && {purposes}),
      ...(alsoNeeds && {alsoNeeds: checkAlsoNeeds(alsoNeeds, context)}),
      ...(forWhom && {forWhom: Object.fromEntries(forWhom.map(({key, value}) => [key, value]))}),
      ...(notCovered && {
        notCovered: notCovered.map(({say, purposes: forPurposes, occupations}) => ({
          say,
          ...(forPurposes && {purposes: forPurposes}),
          ...(occupations && {occupations}),
        })),
      }),
      ...(closed && {closed}),
    },
    answers: answers.flatMap((mapping) => checkMapping(mapping, context) ?? []),
  };
}

function checkAlsoNeeds({say, unless}: AlsoNeeds, context: Context): Programme['alsoNeeds'] {
  if (unless === undefined) return {say};
  const typed = checkFormula(unless, context);
  const [, key] = typed.kind === 'reference' ? (/^result\.(.*)$/.exec(typed.name) ?? []) : [];
  if (key !== undefined && typed.type.kind === 'condition') return {say, unless: key};
  if (typed.kind === 'error') return {say};
  const details = {expected: "A condition of the result, such as 'result.eligible',", found: describeType(typed.type)};
  context.report('wrong-kind', unless.node.place, details);
  return {say};
}

/** Only choices have answers that are not enough; an amount can be raised. */
function checkOpenChoice(name: string, place: Place, context: Context): void {
  const input = context.inputs.get(name);
  if (input === undefined) return reportNoInput(name, place, context);
  context.noteUses?.name(place, name);
  const details = {expected: 'A choice, or a question with yes and no', found: `the field '${name}'`};
  if (input.options.length === 0 && input.type !== 'yesno') context.report('wrong-kind', place, details);
}

function checkMapping(mapping: ProfileMapping, context: Context): CheckedMapping | undefined {
  const input = context.inputs.get(mapping.input);
  if (input === undefined) return reportNoInput(mapping.input, mapping.inputPlace, context);
  context.noteUses?.name(mapping.inputPlace, input.name);
  switch (mapping.kind) {
    case 'term':
      return checkTerm(mapping.term, mapping.place, input, context);
    case 'always':
      return isOption(mapping.option, input, context)
        ? {kind: 'always', input, option: mapping.option.word}
        : undefined;
    case 'table':
      return checkMappingTable(mapping, input, context);
  }
}

function checkTerm(term: string, place: Place, input: Input, context: Context): CheckedMapping | undefined {
  if (!plainTerms.includes(term) && !tableTerms.includes(term)) return reportTerm(term, plainTerms, place, context);
  if (!inputCompilers[input.type].profileTerms.includes(term))
    return context.report('profile-needs-table', place, {term, input: input.name});
  if (!isMoneyTerm(term)) return {kind: 'term', input, term};
  if (!isCurrency(input.unit)) return context.report('profile-without-currency', place, {input: input.name});
  return {kind: 'money', input, term, currency: input.unit!};
}

function isMoneyTerm(term: string): term is MoneyTerm {
  return Object.hasOwn(moneyTerms, term);
}

function checkMappingTable(mapping: TableMapping, input: Input, context: Context): CheckedMapping | undefined {
  const {by} = mapping;
  if (input.options.length === 0) {
    const details = {expected: 'A choice', found: `the field '${input.name}'`};
    const hint = `Only a choice is filled by a table: write one of ${plainTerms.join(', ')}.`;
    return context.report('wrong-kind', mapping.inputPlace, details, hint);
  }
  const allowed: readonly string[] = by.length === 1 ? tableTerms : languages;
  const unknown = by.find(({word}) => !allowed.includes(word));
  if (unknown !== undefined) return reportTerm(unknown.word, allowed, unknown.place, context);
  const rows = mapping.rows.map(({key, keyPlace, value}) => ({row: {key, keyPlace}, cells: cellsOf(value)}));
  const options = mapping.rows.map(({value}) => value).filter(({word}) => word !== 'nothing');
  if (!options.map((option) => isOption(option, input, context)).every(Boolean)) return undefined;
  const levels = levelsOf(by[0]!.word);
  const terms = by.map(({word}) => word);
  const type =
    levels === undefined
      ? number(by[0]!.word === 'age')
      : {kind: 'choice' as const, input: terms.join(' or '), options: levels};
  const decider: TypedExpression = {kind: 'reference', name: deciderName(mapping.input), type};
  // A profile is independent of the day and the definition: edges are no constants, and levels no options, whatever their names.
  const ofProfile: Context = {...context, constants: new Map(), noteUses: undefined};
  const selected = selectedBy(rows, decider, {rowsPlace: mapping.rowsPlace}, ofProfile);
  if (type.kind === 'choice') reportMissingLevels(mapping, type, context);
  return {kind: 'table', input, terms, value: {kind: 'lookup', by: [decider], rows: selected, type: text}};
}

function reportMissingLevels({input, rows, rowsPlace}: TableMapping, levels: ChoiceType, {report}: Context): void {
  const missing = hasUnknownOption(levels, rows) ? [] : optionsWithoutRow(levels, rows);
  const details = {table: input, options: missing.join(', ')};
  if (missing.length > 0)
    report('row-missing', rowsPlace, details, "Add the row; 'nothing' leaves the input unanswered.");
}

/** What decides the row which fills this input; names in a definition contain no '$'. */
export function deciderName(input: string): string {
  return `${input}$by`;
}

function cellsOf({word, place}: Word): CheckedCells {
  return new Map([
    [
      onlyColumn,
      word === 'nothing' ? {kind: 'nothing', type: text, place} : {kind: 'text', text: [word], type: text, place},
    ],
  ]);
}

function isOption(word: Word, input: Input, context: Context): boolean {
  const options = input.options.map(({value}) => value);
  return !reportUnknownOptions([word], options, input.name, context);
}

function reportTerm(term: string, allowed: readonly string[], place: Place, {report}: Context): undefined {
  return report('profile-unknown-term', place, {term}, nearMissHint(term, allowed));
}
