/** The result card: every block shows a value of the kind that it can draw. */
import {diagnose, type Place} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {describeKinds, describeType, type Type} from '../expression/types.ts';
import type {CardBlock, Shown} from '../definition/card.ts';
import {placeOf, type Formula} from '../definition/formula.ts';
import type {Condition} from '../definition/value.ts';
import type {CheckedBlock, CheckedShown} from '../model.ts';
import {checkFormula, checkWhen, type Context} from './context.ts';
import {checkText} from './texts.ts';

export function checkCard(context: Context): readonly CheckedBlock[] {
  return context.definition.card.map((block) => ({
    ...checkedCondition(block.condition, context),
    ...checkBlock(block, context),
  }));
}

function checkedCondition(condition: Condition | undefined, context: Context): {condition?: TypedExpression} {
  return condition === undefined ? {} : {condition: checkWhen(condition, context)};
}

function checkBlock(block: CardBlock, context: Context): CheckedBlock {
  switch (block.kind) {
    case 'verdict': {
      reportBranches(block.branches, context);
      return {
        kind: 'verdict',
        branches: block.branches.map((branch) => ({
          ...checkedCondition(branch.condition, context),
          say: checkText(branch.say, context),
          tone: branch.tone,
        })),
      };
    }
    case 'figure': {
      const outOf = block.outOf === undefined ? {} : {outOf: ofKind(block.outOf, ['number'], context)};
      return {kind: 'figure', label: checkText(block.label, context), ...checkShown(block, context), ...outOf};
    }
    case 'breakdown':
    case 'fees':
      return {
        kind: block.kind,
        title: checkText(block.title, context),
        sum: sumOf(block.of, context),
        ...(block.unit === undefined ? {} : {unit: block.unit}),
        total: checkText(block.total, context),
      };
    case 'reasons':
    case 'requirements':
      return {kind: block.kind, title: checkText(block.title, context), of: ofKind(block.of, ['texts'], context)};
    case 'facts':
      return {
        kind: 'facts',
        facts: block.facts.map((fact) => ({
          ...checkedCondition(fact.condition, context),
          label: checkText(fact.label, context),
          ...checkShown(fact, context),
        })),
      };
    case 'progress':
      return {
        kind: 'progress',
        label: checkText(block.label, context),
        of: ofKind(block.of, ['number'], context),
        say: checkText(block.say, context),
      };
    case 'stages':
      return {
        kind: 'stages',
        title: checkText(block.title, context),
        of: ofKind(block.of, ['stages'], context),
        current: ofKind(block.current, ['text'], context),
      };
    case 'note':
      return {kind: 'note', text: checkText(block.text, context)};
  }
}

function reportBranches(
  branches: readonly {readonly condition?: Condition; readonly place: Place}[],
  context: Context,
): void {
  const always = branches.findIndex((branch) => branch.condition === undefined);
  if (always < 0) context.report(diagnose('branch-missing', branches.at(-1)!.place));
  else if (always < branches.length - 1)
    context.report(
      diagnose('branch-never', [branches[always + 1]!.place, {...branches[always]!.place, label: 'this always holds'}]),
    );
}

function checkShown(shown: Shown, context: Context): CheckedShown {
  const of = ofKind(shown.of, ['number', 'percent', 'text', 'choice', 'date'], context);
  return {
    of,
    ...(shown.unit === undefined ? {} : {unit: shown.unit}),
    ...(shown.missing === undefined ? {} : {missing: checkText(shown.missing, context)}),
  };
}

function ofKind(formula: Formula, kinds: readonly Type['kind'][], context: Context): TypedExpression {
  const typed = checkFormula(formula, context);
  if (typed.type.kind === 'error' || kinds.includes(typed.type.kind)) return typed;
  const expected = describeKinds(kinds);
  context.report(
    diagnose('wrong-kind', formula.node.place, {
      expected: expected.charAt(0).toUpperCase() + expected.slice(1),
      found: describeType(typed.type),
    }),
  );
  return {kind: 'error', type: typed.type};
}

/** The sum that a breakdown or a list of fees shows. */
function sumOf(formula: Formula, context: Context): string {
  const sums = context.definition.sums.map((sum) => sum.name);
  const {expression} = formula;
  if (expression?.kind === 'name' && sums.includes(expression.name)) return expression.name;
  if (expression !== undefined) {
    const name = expression.kind === 'name' ? expression.name : 'this';
    context.report(
      diagnose(
        'wrong-kind',
        placeOf(formula, expression),
        {expected: 'The name of a sum', found: `'${formula.node.text}'`},
        didYouMean(name, sums, 'Define it under sums: its parts are what is shown.'),
      ),
    );
  }
  return '';
}
