import {memo} from 'react';
import type {ComponentType} from '../../jsx/types.ts';
import type {BlockKind} from '../../../engine/blocks/index.ts';
import type {BlockProps} from './blockProps.ts';
import {Checklist} from './Checklist.tsx';
import {Facts} from './Facts.tsx';
import {Figure} from './Figure.tsx';
import {Progress} from './Progress.tsx';
import {Note, Sentences} from './Sentences.tsx';
import {Stages} from './Stages.tsx';
import {Stays} from './Stays.tsx';
import {Breakdown, Fees} from './Sums.tsx';
import {Verdict} from './Verdict.tsx';

const components: Readonly<Record<BlockKind, ComponentType<BlockProps>>> = {
  verdict: Verdict,
  figure: Figure,
  breakdown: Breakdown,
  fees: Fees,
  reasons: Sentences,
  requirements: Sentences,
  checklist: Checklist,
  facts: Facts,
  progress: Progress,
  stages: Stages,
  stays: Stays,
  note: Note,
};

/** Memoized, like the other parts of a result that can be long: a key pressed in the form must not render them again. */
export const BlockView = memo(function BlockView(props: BlockProps) {
  const Block = components[props.block.kind as BlockKind];
  return <Block {...props} />;
});
