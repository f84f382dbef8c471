import type {RuleItem, RuleList} from '../../engine/plan/inWords/texts.ts';
import {showsFigure} from '../../engine/plan/explanation/figure.ts';
import {SourceMarks} from '../result/explanation/InRules.tsx';
import styles from './Rule.module.css';

interface RuleProps {
  readonly rule: RuleList;
  /** The id of each row, for links to it. */
  readonly rowId: (row: number) => string;
}

/** A list of the rules, such as the points for an answer. */
export function Rule({rule: {title, rows, note}, rowId}: RuleProps) {
  const isShort = rows.every(isShortRow);
  return (
    <section className={styles.rule}>
      <h3>{title}</h3>
      <dl>
        {rows.map((row, index) => (
          <RuleRow key={index} row={row} id={rowId(index)} isBeside={isShort || isFigure(row)} />
        ))}
      </dl>
      {note !== undefined && (
        <p className={styles.note}>
          {note}
          {showsFigure(note) && <SourceMarks sources={[...new Set(rows.flatMap(({sources = [0]}) => sources))]} />}
        </p>
      )}
    </section>
  );
}

interface RuleRowProps {
  readonly row: RuleItem;
  readonly id: string;
  /** Whether the text fits next to the label instead of under it. */
  readonly isBeside: boolean;
}

function RuleRow({row: {label, when, texts, note, sources = [0]}, id, isBeside}: RuleRowProps) {
  return (
    <div id={id} className={isBeside ? styles.beside : styles.row}>
      <dt>{label}</dt>
      {texts.map((text, index) => (
        <dd key={text}>
          {text}
          {index === texts.length - 1 && <SourceMarks sources={sources} />}
        </dd>
      ))}
      {[when, note].map(
        (line, index) =>
          line !== undefined && (
            <dd key={index} className={styles.note}>
              {line}
            </dd>
          ),
      )}
    </div>
  );
}

/** The most characters that fit beside a label on the smallest screens: 'Total points: at least 80'. */
const LONGEST_BESIDE = 25;

function isShortRow({texts}: RuleItem): boolean {
  return texts.length === 1 && texts[0]!.length <= LONGEST_BESIDE;
}

function isFigure(row: RuleItem): boolean {
  return isShortRow(row) && /\d/.test(row.texts[0]!);
}
