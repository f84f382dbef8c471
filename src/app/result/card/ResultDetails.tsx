import {use, useMemo} from 'react';
import {type CardBlock, isJudgement, verdictIn} from '../../../engine/results/card.ts';
import type {CalculatorModule} from '../../../engine/program/module.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import {endedBy} from '../../../engine/plan/lawChange.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import type {LazyParts, ResultModule} from '../../calculators/servedCalculator.ts';
import * as cardWords from '../../words/card.ts';
import {closed as words} from '../../words/summary.ts';
import {editions} from '../../words/editions.ts';
import {rulesName} from '../../words/rulesName.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {hasCurves} from '../curve/numberFields.ts';
import {Workings} from '../explanation/Workings.tsx';
import type {OpenedParts} from '../openedParts.ts';
import {ResultContext} from '../resultContext.ts';
import {SAVE_ID} from '../titleIds.ts';
import {WhatWouldChange, type WhatWouldChangeProps} from '../suggestions/WhatWouldChange.tsx';
import {Answers} from './Answers.tsx';
import {BlockView} from './BlockView.tsx';
import {ClosedPart} from './ClosedPart.tsx';
import {EditionBelow} from './Editions.tsx';
import {NextStep} from './Checklist.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './details.module.css';

interface ResultDetailsProps extends Pick<WhatWouldChangeProps, 'onTry'> {
  readonly calculator: CalculatorModule & Partial<LazyParts>;
  readonly calculation: Calculation;
  /** The card's blocks; the first `summaryLength` of them are in the summary. */
  readonly blocks: readonly CardBlock[];
  readonly summaryLength: number;
  /** What it was calculated by, with what else it says; undefined until loaded. */
  readonly resultModule: ResultModule | undefined;
  readonly opened: OpenedParts;
  /** The fragment of the link that the page was opened with; '' without one. */
  readonly link: string;
  /** Calculates again under the rules of this name; undefined if they are chosen elsewhere. */
  readonly onChooseRules: ((name: string) => void) | undefined;
  /** Undefined until searched for. */
  readonly found: FoundChanges | null | undefined;
}

/** Everything that a result shows below the form and the summary. */
export function ResultDetails(props: ResultDetailsProps) {
  const {calculator, calculation, blocks, summaryLength, resultModule, opened, found} = props;
  const {link, onTry, onChooseRules} = props;
  const {page, today, missing, completeness} = calculation;
  const {Keep, Report, about, elsewhere} = use(ResultContext);
  const newer = endedBy(page, today) === undefined && calculation.calculator.under ? page.yearlyFigures : undefined;
  const judges = isJudgement(verdictIn(blocks)?.tone ?? 'neutral');
  const headed = useMemo(() => blocks.map((block) => withEdition(block, calculation)), [blocks, calculation]);
  // Blocks have no ids; the index can be the key, since blocks are never reordered within a result.
  const views = headed.slice(summaryLength).map((block, index) => ({
    kind: block.kind,
    view: (
      <div key={index} className={styles.block}>
        {/* Only stays offer another answer: the function is another one with each key that is pressed in the form. */}
        <BlockView {...{block, page, today, missing}} onTry={block.kind === 'stays' ? onTry : undefined} />
      </div>
    ),
  }));
  const viewsOf = (isWanted: (kind: string) => boolean) =>
    views.flatMap(({kind, view}) => (isWanted(kind) ? [view] : []));
  const isToDo = (kind: string): boolean => kind === 'checklist' || kind === 'requirements';
  const toDo = (
    <div className={styles.toDo}>
      {found && (
        <WhatWouldChange
          found={found}
          inputs={page.fields}
          calculation={calculation}
          isIncomplete={completeness.open.length > 0}
          onTry={onTry}
        />
      )}
      {viewsOf(isToDo)}
      {!blocks.some(({kind, items}) => kind === 'checklist' && items.length > 0) && <NextStep page={page} />}
      {Keep && (
        <div id={SAVE_ID} tabIndex={-1}>
          <Keep calculation={calculation} rulesHash={calculator.rulesHash} link={link} onTry={onTry} />
        </div>
      )}
    </div>
  );
  return (
    <div className={styles.details}>
      <EditionBelow calculation={calculation} />
      {viewsOf((kind) => kind === 'stays')}
      {judges && toDo}
      <div className={styles.why}>
        {viewsOf((kind) => kind !== 'stays' && !isToDo(kind))}
        <section className={styles.closed} aria-labelledby="door-title">
          <h3 id="door-title">{words.title}</h3>
          {resultModule && <Workings blocks={blocks} rules={resultModule} calculation={calculation} opened={opened} />}
          <Answers calculation={calculation} />
          {blocks.length > 0 && hasCurves(calculation) && (
            <ClosedPart title={words.curves} calculation={calculation} opened={opened}>
              {({Curves}, isOpen) => (
                <Curves calculator={calculator} calculation={calculation} changes={resultModule} isOpen={isOpen} />
              )}
            </ClosedPart>
          )}
          {onChooseRules && newer && (
            <ClosedPart title={editions.newer} calculation={calculation} opened={opened}>
              {({NewerFigures}) => <NewerFigures figures={newer} calculation={calculation} onChoose={onChooseRules} />}
            </ClosedPart>
          )}
        </section>
      </div>
      {!judges && toDo}
      <footer className={styles.footer}>
        <p>
          {cardWords.card.disclaimer}
          {page.disclaimer !== undefined && ` ${page.disclaimer}`}
        </p>
        <p>
          <Provenance text={cardWords.card.source} page={page} rules={calculation.rules} /> {about}{' '}
          {Report && <Report result={{calculation, rules: resultModule}} />}
        </p>
        {elsewhere && <p className={styles.elsewhere}>{elsewhere}</p>}
      </footer>
    </div>
  );
}

/** A checklist that is another one in the other edition, with the edition of the result in its heading: it can be far below the verdict. */
function withEdition(block: CardBlock, {page, rules, other}: Calculation): CardBlock {
  const edition = rulesName(page, rules);
  if (block.kind !== 'checklist' || block.heading === undefined || other === undefined || edition === undefined)
    return block;
  const others = other.card.filter(({kind}) => kind === 'checklist').map(({items}) => JSON.stringify(items));
  if (others.includes(JSON.stringify(block.items))) return block;
  return {...block, heading: fill(cardWords.checklist.ofEdition, {title: block.heading, edition})};
}
