/** What to write for `true` or `false` where a case answers a question: quotes, as advised elsewhere, make it junk for most questions. */
import type {Input} from '../language/definition/input.ts';
import {hintText, type Diagnostic, type Hint} from '../diagnostics/diagnostic.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import {entriesOf, get, itemsOf, type MapNode, type Node} from '../language/yaml/node.ts';

/** The diagnostics of a cases file's shape, with the hints that the questions of its definition allow. */
export function withAnswerHints(
  problems: readonly Diagnostic[],
  tree: MapNode,
  inputs: readonly Input[],
): readonly Diagnostic[] {
  const hints = new Map(answersIn(tree).flatMap((answers) => hintsIn(answers, inputs)));
  return problems.map((problem) => {
    const hint = problem.code === 'wrong-type' ? hints.get(problem.places[0].start) : undefined;
    if (hint === undefined) return problem;
    const {replacement: _ofItsShape, ...others} = problem;
    return {...others, hint: hintText(hint), ...(typeof hint === 'object' && {replacement: hint})};
  });
}

/** The maps of a file that hold answers. */
function answersIn(tree: MapNode): readonly Node[] {
  const people = entriesOf(get(tree, 'people')).map(({value}) => value);
  const changed = ['cases', 'ladders'].flatMap((key) => itemsOf(get(tree, key)).map((item) => get(item, 'but')));
  return [...people, ...changed.flatMap((answers) => answers ?? [])];
}

/** The hint for each `true` and `false`, by its offset. */
function hintsIn(answers: Node, inputs: readonly Input[]): readonly (readonly [offset: number, hint: Hint])[] {
  return entriesOf(answers).flatMap(({key, value}) => {
    const input = inputs.find(({name}) => fieldOfItem(name) === key);
    if (input?.each !== undefined) return itemsOf(value).flatMap((item) => hintsIn(item, input.each!));
    if (input === undefined || value.kind !== 'scalar' || typeof value.value !== 'boolean') return [];
    const hint = hintFor(input, value.value, value.text);
    return hint === undefined ? [] : [[value.place.start, hint]];
  });
}

/** Undefined if the word is an answer, in quotes. */
function hintFor(input: Input, answer: boolean, written: string): Hint | undefined {
  const isYesNo = ['yes', 'no'].every((word) => input.options.some(({value}) => value === word));
  if (isYesNo) {
    const instead = answer ? 'yes' : 'no';
    return {text: `Write ${instead}.`, typed: written, instead};
  }
  return inputCompilers[input.type].answerHint?.(input, String(answer));
}
