import {Fragment, useMemo} from 'react';
import type {SharedAnswers} from '../../../engine/answers/shareLink.ts';
import type {ChangesModule, CalculatorModule, ExplanationModule} from '../../../engine/compiled/module.ts';
import {explainCard} from '../../../engine/explanation/explainCard.ts';
import {linkTo} from '../../calculator/base.ts';
import type {Calculation} from '../../calculator/useCalculation.ts';
import {ShareButton} from '../../calculator/sharing.tsx';
import * as words from '../../words/calculator.ts';
import * as compareWords from '../../words/compare.ts';
import {fetchComparison, type ComparisonState} from '../compare/useComparison.ts';
import {Explanation} from '../explanation/Explanation.tsx';
import {WhatWouldChange, type WhatWouldChangeProps} from '../suggestions/WhatWouldChange.tsx';
import {InterpretedAnswers, PrintedAnswers} from './Answers.tsx';
import {BlockView} from './BlockView.tsx';
import {Provenance} from './Provenance.tsx';
import {WhatIf} from './lazyCharts.tsx';
import compare from '../compare/compare.module.css';
import styles from './card.module.css';

interface ResultCardProps extends Pick<WhatWouldChangeProps, 'onTry'> {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
  readonly shared: SharedAnswers | null;
  /** Whether the form now has other answers than those this result was calculated from. */
  readonly answersChanged: boolean;
  /** Finds what would change the verdict; undefined until loaded. */
  readonly changesModule: ChangesModule | undefined;
  /** Explains how each block was calculated; undefined until loaded. */
  readonly explanationModule: ExplanationModule | undefined;
  readonly comparison: ComparisonState;
}

/** The result: the definition's blocks with explanations, then answers, disclaimer and source. */
export function ResultCard(props: ResultCardProps) {
  const {calculator, calculation, shared, answersChanged, changesModule, explanationModule, comparison, onTry} = props;
  const {card, page, answers, today} = calculation;
  const explanations = useMemo(
    () => explanationModule && explainCard(card, explanationModule.explain(answers, today) ?? []),
    [explanationModule, card, answers, today],
  );
  return (
    <section aria-labelledby="result-title">
      <h2 id="result-title" className={styles.title}>
        {words.card.title}
      </h2>
      {answersChanged && <p className={styles.changed}>{words.card.changed}</p>}
      {/* Blocks have no ids; the index can be the key, since blocks are never reordered within a result. */}
      {card.map((block, index) => (
        <Fragment key={index}>
          <BlockView block={block} page={page} today={today} />
          {explanations?.[index] && <Explanation explanation={explanations[index]} page={page} />}
        </Fragment>
      ))}
      {changesModule && (
        <WhatWouldChange
          calculator={changesModule}
          inputs={page.fields}
          answers={answers}
          today={today}
          onTry={onTry}
        />
      )}
      <WhatIf calculator={calculator} calculation={calculation} />
      <InterpretedAnswers calculation={calculation} />
      <PrintedAnswers calculation={calculation} />
      <footer className={styles.footer}>
        <p>
          {words.card.disclaimer}
          {page.disclaimer !== undefined && ` ${page.disclaimer}`}
        </p>
        <p>
          <Provenance text={words.card.source} page={page} />
        </p>
        <p>{words.card.independent}</p>
        <p className={styles.elsewhere}>
          <a href={linkTo('/where-could-i-go')}>{words.card.elsewhere}</a>
        </p>
        <div className={styles.actions}>
          <button className="quiet-button" type="button" onClick={() => window.print()}>
            {words.card.print}
          </button>
          <CompareButton comparison={comparison} />
          <ShareButton title={page.title} shared={shared} />
        </div>
      </footer>
    </section>
  );
}

function CompareButton({comparison}: {readonly comparison: ComparisonState}) {
  const prefetch = (): void => void fetchComparison().catch(() => {});
  return (
    <>
      <button
        className="quiet-button"
        type="button"
        aria-expanded={comparison.Comparison !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => comparison.toggle(event.currentTarget)}
      >
        {compareWords.compare.open}
      </button>
      {comparison.failed && (
        <span className={compare.failed} role="alert">
          {compareWords.compare.notLoaded}
        </span>
      )}
    </>
  );
}
