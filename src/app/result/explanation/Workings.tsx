import {memo, useMemo} from 'react';
import type {CardBlock} from '../../../engine/results/card.ts';
import {questions} from '../../../engine/words/questions.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {closed as words} from '../../words/summary.ts';
import {ClosedPart} from '../card/ClosedPart.tsx';
import type {ResultModule} from '../../calculators/servedCalculator.ts';
import type {OpenedParts} from '../openedParts.ts';

interface WorkingsProps {
  readonly rules: ResultModule;
  readonly calculation: Calculation;
  readonly blocks: readonly CardBlock[];
  readonly opened: OpenedParts;
}

/** Why this verdict, and in a second place how everything else was worked out. Both are there before what they say has been fetched. */
export const Workings = memo(function Workings({rules, calculation, blocks, opened}: WorkingsProps) {
  const {parts} = opened;
  const explanations = useMemo(
    () => parts?.explainResult({...rules, workings: parts.workings}, calculation.answers, calculation.today) ?? [],
    [parts, rules, calculation.answers, calculation.today],
  );
  const verdict = blocks.findIndex(({kind}) => kind === 'verdict');
  return (
    <>
      {verdict !== -1 && (
        <ClosedPart title={questions.result} isPrinted calculation={calculation} opened={opened}>
          {({Reasons}) => <Reasons explanation={explanations[verdict]} rules={rules} calculation={calculation} />}
        </ClosedPart>
      )}
      {blocks.some(({kind}) => kind !== 'verdict') && (
        <ClosedPart
          title={words.workings}
          isPrinted={blocks.some(({kind}) => kind === 'figure')}
          calculation={calculation}
          opened={opened}
        >
          {({Figures}, isOpen) => (
            <Figures
              blocks={blocks}
              explanations={explanations}
              isOpen={isOpen}
              rules={rules}
              calculation={calculation}
            />
          )}
        </ClosedPart>
      )}
    </>
  );
});
