/** Texts of the rules on the page, which visitors read before they answer: what depends on answers is left open. */
import {labelFromName} from '../../language/definition/constant.ts';
import type {TypedExpression, CheckedText} from '../../language/typed.ts';
import type {Model} from '../../language/model.ts';
import {constantNamed, inputNamed, memberOf, stepOf} from '../../language/references.ts';
import {uncapitalized} from '../../runtime/english.ts';
import {isTable, namesIn} from '../../language/walk.ts';
import {labelOfName} from './labels.ts';
import {valueInWords} from './words.ts';
import {fill} from '../../runtime/message.ts';
import {names} from '../../words/rules.ts';

/**
 * A text as shown before any answer: '…' for a figure that depends on answers, so that it can be read aloud ('at least €…
 * a year'), and brackets around what describes other words.
 */
export function withoutAnswers(text: CheckedText, model: Model): CheckedText {
  return text.flatMap((part, index): CheckedText => {
    // '…' already ends with a dot, so a full stop after it is dropped.
    if (typeof part === 'string') return [isOpenFigure(text[index - 1], model) ? part.replace(/^\./, '') : part];
    if (isOpenFigure(part, model)) return ['…'];
    return dependsOnAnswers(part.typed, model) ? ['[', ...placeholder(part.typed, model), ']'] : [part];
  });
}

function isOpenFigure(part: CheckedText[number] | undefined, model: Model): boolean {
  return typeof part === 'object' && part.typed.type.kind === 'number' && dependsOnAnswers(part.typed, model);
}

function dependsOnAnswers(typed: TypedExpression, model: Model): boolean {
  return namesIn(typed).some((name) => constantNamed(name, model) === undefined);
}

/** How a value is written in brackets: 'minimum salary for your profession' if a table gives it, else the value in words. */
function placeholder(typed: TypedExpression, model: Model): CheckedText {
  const step = typed.kind === 'reference' ? stepOf(typed.name, model) : undefined;
  if (typed.kind !== 'reference' || step === undefined) return valueInWords(typed, model);
  const member = memberOf(typed.name, step);
  const decider = isTable(step.value) ? step.value.by[0] : undefined;
  const question = decider?.kind === 'reference' ? inputNamed(decider.name, model) : undefined;
  if (member === '' && question === undefined) return valueInWords(typed, model);
  const name = member === '' ? uncapitalized(labelOfName(step.name, model)) : labelFromName(member).toLowerCase();
  if (question === undefined) return [name];
  const asked = question.short ?? uncapitalized(labelOfName(question.name, model));
  return [fill(names.columnFor, {column: name, question: asked})];
}
