import type {FormValues} from '../../engine/answers/formValues.ts';
import {isShown} from '../../engine/answers/visibility.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {type Answers, isBlank} from '../../engine/runtime/answers.ts';
import {fill} from '../../engine/runtime/message.ts';
import {useHydrated} from '../rendering/hydration.tsx';
import {form as words} from '../words/calculator.ts';
import styles from './CalculatorForm.module.css';

interface TallyProps {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly values: FormValues;
}

/** How many of the questions that count are answered: a stroke each, crossed once all are. */
export function Tally({fields, answers, values}: TallyProps) {
  const asked = fields.filter((field) => !field.unused && !field.optional && isShown(field, answers));
  // Without scripts nothing counts: the page keeps its place.
  const hydrated = useHydrated();
  if (asked.length < 2) return null;
  const answered = asked.filter(({id}) => !isBlank(values[id])).length;
  const width = 8 * asked.length + 8;
  return (
    <p className={styles.tally}>
      {hydrated && (
        <>
          <svg viewBox={`0 0 ${width} 28`} width={width} height={28} aria-hidden>
            {asked.map(({id}, index) => (
              <path key={id} data-on={index < answered || undefined} d={`M${8 * index + 8} 4v20`} />
            ))}
            {answered === asked.length && <path data-on d={`M2 20 ${width - 2} 8`} />}
          </svg>
          {fill(words.answered, {answered, count: asked.length})}
        </>
      )}
    </p>
  );
}
