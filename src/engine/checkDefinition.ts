/** Every check of a definition whose shape is sound, in the order in which they build on each other. */
import {diagnose, type Report} from './diagnostics/diagnostic.ts';
import type {DefinitionWithCard} from './blocks/definitionWithCard.ts';
import type {Model} from './language/model.ts';
import {hasErrors, instancesIn, modelReferences} from './language/references.ts';
import type {TypedExpression} from './language/typed.ts';
import {children, expressionsIn, expressionsOfBlock, expressionsOfException, namesIn} from './language/walk.ts';
import type {Context, NoteUsesInFile, ReportProblem} from './check/context.ts';
import {checkHistory} from './check/data.ts';
import {checkDepth} from './check/depth.ts';
import {checkExceptions} from './check/exceptions.ts';
import {checkFirstDays} from './check/firstDays.ts';
import {checkChanges} from './check/formConditions.ts';
import {checkHelpers} from './check/helpers.ts';
import {checkInputs, checkNeeds} from './check/inputs.ts';
import {withLabels} from './check/labels.ts';
import {resolveNames} from './check/names.ts';
import {checkShownUnits} from './check/shownUnits.ts';
import {checkPage, reportFigures} from './check/texts.ts';
import {checkProfile} from './check/profile.ts';

/**
 * The checked definition; sound only when nothing was reported as an error.
 * @param noteUses receives every name with what it refers to
 */
export function checkDefinition(source: DefinitionWithCard, report: Report, noteUses?: NoteUsesInFile): Model {
  let haveUnitsDiffered = false;
  const reportProblem: ReportProblem = (...problem) => {
    haveUnitsDiffered ||= problem[0] === 'units-differ';
    report(diagnose(...problem));
  };
  const definition = withLabels(source, reportProblem, noteUses);
  const {context, steps, finishTemplates} = resolveNames(definition, reportProblem, noteUses);
  for (const {labelText} of definition.sums.flatMap(({parts}) => parts))
    if (labelText !== undefined) reportFigures(labelText, context);
  const namedInForm = new Set<string>();
  const form = {steps, noteValue: (name: string) => void namedInForm.add(name)};
  const shownWhen = checkInputs(form, context);
  const card = source.card.map(({check}) => check(context));
  // What follows from figures that differ is not reported again.
  if (!haveUnitsDiffered) checkShownUnits(card, context);
  const model: Model = {
    definition,
    steps,
    needs: checkNeeds(shownWhen, form, context),
    shownWhen,
    card,
    page: checkPage(definition, context),
    profile: checkProfile(card, context),
    changesWhen: checkChanges(definition.changes, form, context),
    exceptions: checkExceptions(steps, context),
    templates: finishTemplates(),
  };
  checkHistory(definition.history, context.report);
  if (!hasErrors(model)) {
    checkUsage(model, namedInForm, context);
    checkDepth(model, context);
    checkHelpers(model, context);
    checkFirstDays(model, context);
  }
  return model;
}

/** Whether a function takes the list itself, or other periods are added to it, so that its fields are read by their place. */
function readsWholeList(name: string, {steps, templates, card}: Model): boolean {
  const isWhole = (typed: TypedExpression): boolean =>
    (typed.kind === 'call' || typed.kind === 'arithmetic') &&
    children(typed).some((value) => value.kind === 'reference' && value.name === name);
  return [
    ...templates.map(({value}) => value).flatMap(expressionsIn),
    ...steps.map(({value}) => value).flatMap(expressionsIn),
    ...card.flatMap(expressionsOfBlock).flatMap(expressionsIn),
  ].some(isWhole);
}

/**
 * Reports what nothing reads: constants, inputs (unless marked unused), tables, values, sums, lines, declared names.
 * Not checked if a formula has an error, since it is unknown what that formula reads.
 * @param namedInForm values that conditions of the form name, which the model has in their places
 */
function checkUsage(model: Model, namedInForm: ReadonlySet<string>, {definition, report}: Context): void {
  const {rules, form, texts} = modelReferences(model);
  const exceptions = model.exceptions.flatMap(expressionsOfException).flatMap(namesIn);
  // What is called nowhere may still read a constant, and an argument that nothing reads is reported itself.
  const inTemplates = [
    ...model.templates.flatMap(({value}) => namesIn(value)),
    ...instancesIn(model).flatMap((instance) => instance.arguments.flatMap(namesIn)),
  ];
  const read = new Set(
    [...rules, ...form, ...namedInForm, ...texts, ...exceptions, ...inTemplates].map((name) => name.split('.')[0]!),
  );
  for (const {name, place} of definition.constants) if (!read.has(name)) report('unused-constant', place, {name});
  for (const {name, place} of [...definition.tables, ...definition.values, ...definition.sums, ...definition.lines])
    if (!read.has(name)) report('unused-definition', place, {name});
  for (const {name, place, unused, each = []} of definition.inputs) {
    if (unused && rules.has(name)) report('read-unused-input', place, {name});
    if (!unused && !rules.has(name) && !inTemplates.includes(name)) report('unread-input', place, {name});
    for (const field of each.length > 0 && !readsWholeList(name, model) ? each : [])
      if (!rules.has(field.name))
        report(
          'unread-input',
          field.place,
          {name: field.name},
          'Read it within a fold such as sum(…), or leave it out.',
        );
  }
  // Any text of the file may contain a declared name, so the source is searched. A repeated declaration is unused too.
  const {text} = definition.place.source;
  const words = definition.names.map(({word}) => word);
  definition.names.forEach(({word, place}, index) => {
    if (words.indexOf(word) < index || text.split(word).length <= 2)
      report('unused-declared-name', place, {name: word});
  });
}
