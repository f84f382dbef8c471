import {type KeptForm, reloadWith} from '../../form/keptForm.ts';
import {usualRules} from '../../../engine/results/editions.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {inUnit} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {useHydrated} from '../../rendering/hydration.tsx';
import * as words from '../../words/calculator.ts';
import {failure} from '../../words/site.ts';
import styles from './card.module.css';

interface EmptyCardProps {
  readonly page: Page;
  readonly today: () => CalendarDay;
  readonly isAwaited?: boolean | undefined;
}

/**
 * Shown until there is a result, with the figures that count every year.
 * @param isAwaited whether the visitor has pressed Calculate. Then the card is as high as the window, so that nothing in view moves
 * when the result takes its place.
 */
export function EmptyCard({isAwaited = false, page: {dataAsOf, yearlyFigures = []}, today}: EmptyCardProps) {
  // The visitor's day is not that of the page's HTML.
  const isShown = useHydrated() && !isAwaited && usualRules(dataAsOf) !== 'today';
  return (
    <div className={isAwaited ? `${styles.empty} ${styles.awaited}` : styles.empty}>
      <p>{isAwaited ? words.card.awaited : words.card.empty}</p>
      {!isAwaited && <p className={styles.hint}>{words.card.emptyHint}</p>}
      {isShown && yearlyFigures.length > 0 && (
        <dl className={styles.lines}>
          {yearlyFigures.map(({id, label, unit, is, later}) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {fill(words.card.line, {
                  first: inUnit(is, unit),
                  now: inUnit(later.findLast(([from]) => from <= today())?.[1] ?? is, unit),
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* saved/savedList.ts fills it. */}
      <div data-saved-results />
    </div>
  );
}

/**
 * Shown if a script of the result cannot be fetched, because there is no connection, or because the site was updated while this
 * page was open, so that the server no longer has the page's files.
 */
export function MissingCard(form: Pick<KeptForm, 'values' | 'rules'>) {
  return (
    <div className={styles.empty} role="alert">
      <p>{words.card.missing}</p>
      <p>{words.card.missingHint}</p>
      <p>
        <button className="main-button" type="button" onClick={() => reloadWith(form)}>
          {failure.reload}
        </button>
      </p>
    </div>
  );
}
