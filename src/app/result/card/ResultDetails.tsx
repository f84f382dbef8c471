import type {CardBlock} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import type {BlockExplanation} from '../../../engine/explanation/explainCard.ts';
import type {FoundChanges} from '../../../engine/suggestions/findChanges.ts';
import {linkTo} from '../../calculator/base.ts';
import type {Calculation} from '../../calculator/calculateForm.ts';
import * as cardWords from '../../words/card.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/summary.ts';
import {Explanation} from '../explanation/Explanation.tsx';
import {WhatWouldChange, type WhatWouldChangeProps} from '../suggestions/WhatWouldChange.tsx';
import {InterpretedAnswers, PrintedAnswers} from './Answers.tsx';
import {BlockView} from './BlockView.tsx';
import {WhatIf} from './lazyCharts.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './details.module.css';

interface ResultDetailsProps extends Pick<WhatWouldChangeProps, 'onTry'> {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
  /** The card's blocks; the first `summaryLength` of them are in the summary. */
  readonly blocks: readonly CardBlock[];
  readonly summaryLength: number;
  /** One for each block; undefined until loaded, and for blocks without an explanation. */
  readonly explanations: readonly (BlockExplanation | undefined)[];
  /** Undefined until searched for. */
  readonly found: FoundChanges | null | undefined;
}

/** Everything that a result shows below the form and the summary. */
export function ResultDetails(props: ResultDetailsProps) {
  const {calculator, calculation, blocks, summaryLength, explanations, found, onTry} = props;
  const {page, today} = calculation;
  return (
    <div className={styles.details}>
      {found && <WhatWouldChange found={found} inputs={page.fields} onTry={onTry} />}
      {/* Blocks have no ids; the index can be the key, since blocks are never reordered within a result. */}
      {blocks.slice(summaryLength).map((block, index) => (
        <div key={index} className={styles.block}>
          <BlockView block={block} page={page} today={today} />
          <ExplanationOf explanation={explanations[summaryLength + index]} calculation={calculation} />
        </div>
      ))}
      <div className={styles.wide}>
        <WhatIf calculator={calculator} calculation={calculation} />
      </div>
      {explanations.slice(0, summaryLength).some(Boolean) && (
        <section className={styles.block} aria-labelledby="workings-title">
          <h3 id="workings-title" className={styles.title}>
            {words.details.workings}
          </h3>
          {blocks.slice(0, summaryLength).map((block, index) => (
            <ExplanationOf
              key={index}
              explanation={explanations[index]}
              isPrinted={block.kind === 'verdict' || block.kind === 'figure'}
              subject={block.heading ?? block.items[0]?.label}
              calculation={calculation}
            />
          ))}
        </section>
      )}
      <InterpretedAnswers calculation={calculation} />
      <PrintedAnswers calculation={calculation} />
      <footer className={styles.footer}>
        <p>
          {cardWords.card.disclaimer}
          {page.disclaimer !== undefined && ` ${page.disclaimer}`}
        </p>
        <p>
          <Provenance text={cardWords.card.source} page={page} />
        </p>
        <p>{cardWords.card.independent}</p>
        <p className={styles.elsewhere}>
          <a href={linkTo('/where-could-i-go')}>{cardWords.card.elsewhere}</a>
        </p>
      </footer>
    </div>
  );
}

interface ExplanationOfProps {
  readonly explanation: BlockExplanation | undefined;
  /** Whether to print it in short if it is closed. */
  readonly isPrinted?: boolean;
  /** What it explains, if that is not directly above. */
  readonly subject?: string | undefined;
  readonly calculation: Calculation;
}

function ExplanationOf({explanation, isPrinted = false, subject, calculation}: ExplanationOfProps) {
  if (explanation === undefined) return null;
  const {question} = explanation;
  const named = subject === undefined ? question : fill(words.details.workingOf, {subject, question});
  return <Explanation explanation={{...explanation, question: named}} isPrinted={isPrinted} page={calculation.page} />;
}
