import type {Block, Page} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {Breakdown} from './Breakdown.tsx';
import {Facts} from './Facts.tsx';
import {Fees} from './Fees.tsx';
import {Figure} from './Figure.tsx';
import {Lines} from './Lines.tsx';
import {Progress} from './Progress.tsx';
import {Stages} from './Stages.tsx';
import {Verdict} from './Verdict.tsx';
import styles from './blocks.module.css';

interface BlockViewProps {
  readonly block: Block;
  readonly page: Page;
  readonly today: CalendarDay;
}

/** The component of each kind of block. */
export function BlockView({block, page, today}: BlockViewProps) {
  switch (block.kind) {
    case 'verdict':
      return <Verdict block={block} page={page} />;
    case 'figure':
      return <Figure block={block} />;
    case 'breakdown':
      return <Breakdown block={block} />;
    case 'fees':
      return <Fees block={block} />;
    case 'reasons':
    case 'requirements':
      return <Lines block={block} />;
    case 'facts':
      return <Facts block={block} />;
    case 'progress':
      return <Progress block={block} today={today} />;
    case 'stages':
      return <Stages block={block} today={today} />;
    case 'note':
      return <p className={styles.note}>{block.text}</p>;
  }
}
