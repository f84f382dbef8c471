import {useMemo} from 'react';
import type {CardBlock} from '../../../../engine/compiled/card.ts';
import type {ServedCalculator} from '../../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../../engine/runtime/calendar.ts';
import {calculateForm} from '../../../../app/calculator/calculation.ts';
import {ResultCard} from '../../../../app/result/card/ResultCard.tsx';
import {useComparison} from '../../../../app/result/compare/useComparison.ts';
import {useDeferred} from '../../../../app/calculator/lazyWithPreload.ts';
import type {Open} from '../CaseList.tsx';
import * as words from '../words.ts';
import {Frame, type Width} from './Frame.tsx';

interface ResultScreenProps {
  readonly calculator: ServedCalculator;
  readonly day: CalendarDay;
  readonly width: Width;
  readonly answers: Readonly<Record<string, string>>;
  /** What it shows and where the answers come from. */
  readonly notes: readonly string[];
  readonly onOpen: Open;
}

/** A result card as a visitor with these answers sees it; what would change it opens in the playground. */
export function ResultScreen({calculator, day, width, answers, notes, onOpen}: ResultScreenProps) {
  const calculation = useMemo(() => calculateForm(calculator, answers, day), [calculator, answers, day]);
  const changes = useDeferred(calculator.loadChanges, true);
  const explanation = useDeferred(calculator.loadExplanation, true);
  const comparison = useComparison();
  if (calculation === null) return null;
  return (
    <Frame name={headingOf(calculation.card)} notes={notes} width={width} onOpen={() => onOpen(answers)}>
      <ResultCard
        calculator={calculator}
        calculation={calculation}
        shared={null}
        changed={false}
        changes={changes}
        explanation={explanation}
        comparison={comparison}
        onTry={(typed) => onOpen({...answers, ...typed})}
      />
    </Frame>
  );
}

/** What the card says first. */
function headingOf(card: readonly CardBlock[]): string {
  const item = card.flatMap(({items}) => items).find(({tone, isHeadline}) => tone !== undefined || isHeadline);
  if (item === undefined) return words.screens.result;
  return item.label === undefined ? item.text : `${item.label}: ${item.text}`;
}
