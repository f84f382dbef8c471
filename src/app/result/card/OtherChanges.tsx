/** What is different from a result: changes of the law that it does not have, and how it changes on known days. */
import {useMemo} from 'react';
import {isProvisional} from '../../../engine/answers/completeness.ts';
import {laterResults, laterText} from '../../../engine/answers/laterResults.ts';
import {changesId} from '../../../engine/plan/lawChange.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {notCountedFor} from '../../form/otherEdition.ts';
import {SourceText} from '../../sources/SourceText.tsx';
import {notCounted as words} from '../../words/notCounted.ts';
import {InRules} from '../explanation/InRules.tsx';
import styles from './otherChanges.module.css';

interface OtherChangesProps {
  readonly calculation: Calculation;
}

export function OtherChanges({calculation}: OtherChangesProps) {
  return (
    <>
      <NotCounted calculation={calculation} />
      {!isProvisional(calculation.completeness) && <LaterResults calculation={calculation} />}
    </>
  );
}

/** 'From 1 January 2027: $205.' */
function LaterResults({calculation: {calculator, answers, today}}: OtherChangesProps) {
  const later = useMemo(() => laterResults(calculator, answers, today), [calculator, answers, today]);
  return (
    <div className={styles.later}>
      {later.map((change) => (
        <p key={change.from}>{laterText(change)}</p>
      ))}
    </div>
  );
}

/** So many changes are said; all are in a list below the form. */
const MAX_SAID = 4;

/** The changes of the law that no figure has, so no result. */
function NotCounted({calculation: {page, answers, today}}: OtherChangesProps) {
  const said = notCountedFor(page, answers, today);
  if (said.length === 0) return null;
  const more = said.length - MAX_SAID;
  return (
    <div className={styles.notCounted}>
      <p>{words.title}</p>
      <ul>
        {said.slice(0, MAX_SAID).map(({say}) => (
          <li key={say}>
            <SourceText text={say} source={page.source} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <InRules id={changesId}>{fill(words.more, {count: more})}</InRules>
          </li>
        )}
      </ul>
    </div>
  );
}
