import {type ReactNode, use} from 'react';
import {fill} from '../../../engine/runtime/message.ts';
import {sources as words} from '../../words/sources.ts';
import {ResultContext} from '../resultContext.ts';
import {sourceId} from './idsInRules.ts';
import styles from './sourceMarks.module.css';

interface InRulesProps {
  readonly id: string;
  /** What screen readers say, if the text alone says too little. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A link to something in the rules below the form. Not every browser opens a closed <details> for a target inside it. */
export function InRules({id, name, children}: InRulesProps) {
  const {hasRules} = use(ResultContext);
  if (!hasRules) return <>{children}</>;
  const openRules = (): void => document.getElementById(id)?.closest('details')?.setAttribute('open', '');
  return (
    <a href={`#${id}`} aria-label={name} onClick={openRules}>
      {children}
    </a>
  );
}

interface SourceMarksProps {
  /** Positions in the list of sources, from 0. */
  readonly sources: readonly number[];
}

/** The numbers of the sources of a figure, each a link to the list of sources: '1'. */
export function SourceMarks({sources}: SourceMarksProps) {
  const {hasRules} = use(ResultContext);
  // They would be numbers without a list.
  if (!hasRules) return null;
  return (
    <sup className={styles.marks}>
      {sources.map((position) => (
        <InRules key={position} id={sourceId(position)} name={fill(words.mark, {number: position + 1})}>
          {position + 1}
        </InRules>
      ))}
    </sup>
  );
}
