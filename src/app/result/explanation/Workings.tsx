import {memo, type MouseEvent, use} from 'react';
import type {CardBlock} from '../../../engine/results/card.ts';
import type {BlockExplanation} from '../../../engine/plan/explanation/explainCard.ts';
import type {Calculation} from '../../calculator/calculateForm.ts';
import * as cardWords from '../../words/card.ts';
import {workings as words} from '../../words/summary.ts';
import {Provenance} from '../card/Provenance.tsx';
import {ResultContext} from '../resultContext.ts';
import {Explanation, useShortPrint} from './Explanation.tsx';
import styles from './explanation.module.css';

interface WorkingsProps {
  readonly blocks: readonly CardBlock[];
  /** One for each block; undefined for blocks without an explanation. */
  readonly explanations: readonly (BlockExplanation | undefined)[];
  readonly calculation: Calculation;
}

/** Why this verdict, and in a second place how everything else was worked out, each value under its block's name. */
export const Workings = memo(function Workings({blocks, explanations, calculation}: WorkingsProps) {
  const {page} = calculation;
  const {Report} = use(ResultContext);
  const explained = blocks.flatMap((block, index) => {
    const explanation = explanations[index];
    return explanation === undefined ? [] : [{block, explanation}];
  });
  const figures = explained.filter(({block}) => block.kind !== 'verdict');
  const isPrinted = figures.some(({block}) => block.kind === 'figure');
  const details = useShortPrint(isPrinted);
  const [only] = figures;
  return (
    <>
      {explained
        .filter(({block}) => block.kind === 'verdict')
        .map(({explanation}, index) => (
          <Explanation
            key={index}
            explanation={explanation}
            isPrinted
            page={page}
            action={Report && <Report result={{calculation, explanations}} />}
          />
        ))}
      {figures.length === 1 && (
        <Explanation
          explanation={{...only!.explanation, question: words.title}}
          isPrinted={isPrinted}
          page={page}
          action={Report && <Report result={{calculation, explanations, chosen: firstFigureOf(only!.block)}} />}
        />
      )}
      {figures.length > 1 && (
        <details ref={details} className={styles.workings}>
          <summary onClick={openFirst}>{words.title}</summary>
          {figures.map(({block, explanation}, index) => (
            <Explanation
              key={index}
              explanation={{...explanation, question: nameOf(block, explanation) ?? explanation.question}}
              isPrinted={block.kind === 'figure'}
              action={Report && <Report result={{calculation, explanations, chosen: firstFigureOf(block)}} />}
            />
          ))}
          <p className={styles.source}>
            <Provenance text={cardWords.card.source} page={page} />
          </p>
        </details>
      )}
    </>
  );
});

/** On opening the list, opens its first figure too, so that one press shows a figure. */
function openFirst({currentTarget}: MouseEvent<HTMLElement>): void {
  const list = currentTarget.parentElement as HTMLDetailsElement;
  if (!list.open) list.querySelector('details')!.open = true;
}

function firstFigureOf({heading, items}: CardBlock): string | undefined {
  return items[0]?.label ?? heading;
}

/** 'Points by category', or 'Planned stay · Days left'; undefined for a block of sentences without a heading. */
function nameOf({heading, items}: CardBlock, {values}: BlockExplanation): string | undefined {
  const explained = new Set(values.map(({label}) => label));
  const labels = items.flatMap(({label}) => label ?? []);
  const named = labels.filter((label) => explained.has(label));
  return heading ?? [named, labels].find(({length}) => length > 0)?.join(words.and);
}
