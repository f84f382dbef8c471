import {useId} from 'react';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {save, useSavedAnswers, withTick} from '../../device/savedAnswers.ts';
import {WhereToCheck} from '../../sources/WhereToCheck.tsx';
import {checklist as words} from '../../words/card.ts';
import {Sentence} from '../../words/Sentence.tsx';
import type {BlockProps} from './blockProps.ts';
import blocks from './blocks.module.css';
import styles from './checklist.module.css';

/** What to bring or do next, as boxes to tick; nothing without lines. Each tick is remembered by the text of its line. */
export function Checklist({block: {heading, items}, page}: BlockProps) {
  const id = useId();
  const saved = useSavedAnswers();
  if (items.length === 0) return null;
  const ticked = saved.ticks[page.id] ?? [];
  return (
    <div className={blocks.block} role="group" aria-labelledby={id}>
      <h3 id={id} className={blocks.blockTitle}>
        {heading}
      </h3>
      <ul className={styles.list}>
        {items.map(({text}) => (
          <li key={text}>
            <label className={styles.line}>
              <input
                type="checkbox"
                checked={ticked.includes(text)}
                onChange={({target}) => save(withTick(saved, page.id, text, target.checked))}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <Authority page={page} />
    </div>
  );
}

/** For results without a checklist: the authority that says what to do next. */
export function NextStep({page}: Pick<BlockProps, 'page'>) {
  return (
    <div className={`${blocks.block} ${styles.nextStep}`}>
      <h3 className={blocks.blockTitle}>{words.next}</h3>
      <Authority page={page} />
    </div>
  );
}

function Authority({page: {source}}: {readonly page: Pick<Page, 'source'>}) {
  return (
    <p className={styles.authority}>
      <Sentence text={words.authority} values={{source: <WhereToCheck source={source} />}} />
    </p>
  );
}
