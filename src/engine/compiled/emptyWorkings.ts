import type {Workings} from './module.ts';

/** To be filled in by a calculation; where a guard stops it they stay as they are: no value, and a card without blocks. */
export function emptyWorkings(): Workings {
  return {values: noValues, card: noBlocks};
}

const noValues = () => ({});
const noBlocks = () => [];
