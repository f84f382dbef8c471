/**
 * `explain`: how each block of the card came about. It calculates once more, so that the page loads it only when
 * somebody reads it, and mirrors the card block by block.
 */
import type {TypedExpression} from '../../expression/typed.ts';
import type {CheckedBlock, CheckedShown, CheckedText} from '../../model.ts';
import {tones, type Verdict} from '../../verdict.ts';
import type {EmitContext} from '../context.ts';
import {array, object, string} from '../javascript.ts';
import {becauseCode, checksCode} from './checks.ts';
import {saidCode} from './lines.ts';
import {explanationContext, type ExplanationContext} from './context.ts';
import {resolvedUnit} from './units.ts';
import {derivationCode} from './derivation.ts';
import {expressionsOfText} from '../../walk.ts';

/**
 * The function's JavaScript.
 * @param rules the statements from the answers to the result, every choice looked up among its options
 */
export function explainCode(rules: readonly string[], emitContext: EmitContext): string {
  const context = explanationContext(emitContext, {derivation: derivationCode, checks: checksCode});
  const blocks = context.model.card.map((block) => conditional(block.condition, blockCode(block, context), context));
  const statements = [...rules, ...context.declared(), `return ${array(blocks)};`];
  return `function explain(answers, today) {\n  ${statements.join('\n').replaceAll('\n', '\n  ')}\n}`;
}

/** A list item that is there only when the condition holds. */
function conditional(condition: TypedExpression | undefined, code: string, context: ExplanationContext): string {
  return condition === undefined ? code : `...(${context.expression(condition).text} ? [${code}] : [])`;
}

function blockCode(block: CheckedBlock, context: ExplanationContext): string {
  switch (block.kind) {
    case 'verdict':
      return verdictCode(block.branches, context);
    case 'figure':
      return behind('[]', array([labelled(block.label, shownCode(block, context), context)]));
    case 'breakdown':
    case 'fees': {
      const parts = array(partsCode(block, context));
      return behind('[]', block.kind === 'fees' ? `${parts}.filter((part) => part.value !== 0)` : parts);
    }
    case 'reasons':
    case 'requirements':
      return behind('[]', saidCode(block.of, context));
    case 'facts': {
      const facts = block.facts.map((fact) =>
        conditional(fact.condition, labelled(fact.label, shownCode(fact, context), context), context),
      );
      return behind('[]', array(facts));
    }
    case 'progress':
      return behind('[]', array([labelled(block.label, context.derivation(block.of, 'percent'), context)]));
    case 'stages':
      return behind('[]', array([context.derivation(block.current)]));
    case 'note':
      return behind('[]', '[]');
  }
}

function behind(checks: string, values: string): string {
  return object({checks, values});
}

function shownCode({of, unit}: CheckedShown, context: ExplanationContext): string {
  return context.derivation(of, resolvedUnit(unit, context.model));
}

/** A value under the name that the card gives it. */
function labelled(label: CheckedText, code: string, context: ExplanationContext): string {
  return `{...${code}, label: ${context.text(label)}}`;
}

function partsCode(
  block: Extract<CheckedBlock, {kind: 'breakdown' | 'fees'}>,
  context: ExplanationContext,
): readonly string[] {
  const {model} = context;
  const parts = model.definition.sums.find(({name}) => name === block.sum)?.parts ?? [];
  return parts.flatMap((part) => {
    const step = model.steps.find(({name}) => name === `${block.sum}.${part.name}`);
    if (step === undefined) return [];
    const typed: TypedExpression = {kind: 'reference', name: step.name, type: step.value.type};
    return `{...${context.derivation(typed, resolvedUnit(block.unit, model))}, label: ${string(part.label)}}`;
  });
}

/**
 * What decided the branch: a better one before it failed, or one that is no better did not apply; and bad news holds
 * because something failed. Where no branch has a condition, the values in its words say why.
 */
function verdictCode(branches: Verdict['branches'], context: ExplanationContext): string {
  const cases = branches.map(({say, tone}, index) => {
    const checks = branches.slice(0, index + 1).flatMap((each) => {
      // Of branches with the same tone the earlier one is better: see the ranks of verdicts in ../changes.ts.
      const isBetter = tones.indexOf(each.tone) >= tones.indexOf(tone);
      const negated = each === branches[index] ? tone === 'bad' : !isBetter;
      return each.condition === undefined ? [] : [context.checks(each.condition, negated)];
    });
    const values = branches.length > 1 ? [] : expressionsOfText(say).filter(({type}) => type.kind === 'text');
    return behind(becauseCode(checks), array(values.map((value) => context.derivation(value))));
  });
  return branches
    .slice(0, -1)
    .map(({condition}, index) => `${context.expression(condition!).text} ? ${cases[index]} : `)
    .concat(cases.at(-1)!)
    .join('');
}
