/** What of a block of the card is evaluated: nothing but its condition where that does not hold. */
import type {CardBlock} from '../../../engine/definition/card.ts';
import type {CheckedBlock} from '../../../engine/model.ts';
import {namesOf, partsOfBlock} from '../../../engine/references.ts';
import {readNames, type Trail} from './values.ts';
import {namesInText} from '../../../engine/walk.ts';

/** @param written the same block as it stands in the file */
export function evaluateBlock(block: CheckedBlock, written: CardBlock, trail: Trail): void {
  if (written.condition !== undefined) trail.place(written.condition.place);
  if (block.condition !== undefined) {
    readNames(block.condition, trail);
    if (!trail.isReached(block)) return;
  }
  if (block.kind === 'verdict' && written.kind === 'verdict') return evaluateVerdict(block, written, trail);
  if (block.kind === 'facts' && written.kind === 'facts') return evaluateFacts(block, written, trail);
  trail.place(written.place);
  namesOf(partsOfBlock(block)).forEach(trail.name);
}

type BlockOf<Kind> = Extract<CheckedBlock, {kind: Kind}>;
type WrittenOf<Kind> = Extract<CardBlock, {kind: Kind}>;

function evaluateVerdict({branches}: BlockOf<'verdict'>, written: WrittenOf<'verdict'>, trail: Trail): void {
  for (const [index, branch] of branches.entries()) {
    const {condition, place} = written.branches[index]!;
    if (condition !== undefined) trail.place(condition.place);
    if (branch.condition !== undefined) readNames(branch.condition, trail);
    if (!trail.isReached(branch)) continue;
    trail.place(place);
    return namesInText(branch.say).forEach(trail.name);
  }
}

function evaluateFacts(block: BlockOf<'facts'>, written: WrittenOf<'facts'>, trail: Trail): void {
  for (const [index, fact] of block.facts.entries()) {
    const {condition, place} = written.facts[index]!;
    if (condition !== undefined) trail.place(condition.place);
    if (fact.condition !== undefined) {
      readNames(fact.condition, trail);
      if (!trail.isReached(fact)) continue;
    }
    trail.place(place);
    namesOf(partsOfBlock({kind: 'facts', facts: [fact]})).forEach(trail.name);
  }
}
