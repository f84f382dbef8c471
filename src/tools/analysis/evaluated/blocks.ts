/** What of a block of the card is evaluated: nothing but its condition where that does not hold. */
import type {CheckedBlock, CheckedItem} from '../../../engine/model.ts';
import {readNames, type Trail} from './values.ts';
import {expressionsOfItem, namesInBlock} from '../../../engine/walk.ts';

export function evaluateBlock(block: CheckedBlock, trail: Trail): void {
  if (!evaluateCondition(block, trail)) return;
  const {items, showsFirst, list, ...others} = block;
  for (const item of items) {
    if (!evaluateCondition(item, trail) || (showsFirst && !trail.isReached(item))) continue;
    trail.place(item.place);
    for (const expression of expressionsOfItem(item)) readNames(expression, trail);
    if (showsFirst) return;
  }
  if (list !== undefined) trail.place(block.place);
  namesInBlock({...others, items: [], ...(list && {list})}).forEach(trail.name);
}

/** @returns whether these answers reach what has the condition */
function evaluateCondition(part: CheckedBlock | CheckedItem, trail: Trail): boolean {
  const {condition, conditionPlace} = part;
  if (conditionPlace !== undefined) trail.place(conditionPlace);
  if (condition === undefined) return true;
  readNames(condition, trail);
  return trail.isReached(part);
}
