import {useEffect, useId, useRef, useState} from 'react';
import facts from '../content/facts.yaml';
import {mailLink} from '../addresses/mailLink.ts';
import {fill} from '../../engine/runtime/message.ts';
import {report as words} from '../words/report.ts';
import {composeReport, type Report, type ReportableFigure} from './report.ts';
import styles from './report.module.css';

export interface ReportSubject extends Pick<Report, 'calculator' | 'address' | 'rulesHash' | 'date'> {
  /** The figures to choose from, by group; groups may be empty. */
  readonly figures: Readonly<Record<keyof typeof words.groups, readonly ReportableFigure[]>>;
  /** The name of the figure that is chosen at first; otherwise the first one. */
  readonly chosen?: string | undefined;
  /** The visitor's answers, as lines; empty without a result. */
  readonly answers: readonly string[];
}

interface ReportDialogProps {
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

/** Composes an email about a figure, shows exactly what it says, and leaves sending to the visitor. */
export function ReportDialog({subject, onClose}: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const groups = Object.keys(words.groups) as (keyof typeof words.groups)[];
  const figures = groups.flatMap((group) => subject.figures[group].map((figure) => ({group, ...figure})));
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      figures.findIndex(({name}) => name === subject.chosen),
    ),
  );
  const [remark, setRemark] = useState('');
  const [withAnswers, setWithAnswers] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const {subject: title, body} = composeReport({
    ...subject,
    figure: figures[index]!,
    remark,
    answers: withAnswers ? subject.answers : [],
  });
  const preview = [fill(words.recipient, {address: facts.email}), fill(words.subject, {subject: title}), '', body].join(
    '\n',
  );

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(preview);
      setStatus(words.copied);
    } catch {
      setStatus(words.notCopied);
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.intro}>{words.intro}</p>
      <label className={styles.label} htmlFor={`${id}-figure`}>
        {words.figure}
      </label>
      <select
        id={`${id}-figure`}
        className={styles.control}
        value={index}
        onChange={({target}) => setIndex(Number(target.value))}
      >
        {groups
          .filter((group) => subject.figures[group].length > 0)
          .map((group) => (
            <optgroup key={group} label={words.groups[group]}>
              {figures.map(
                (figure, position) =>
                  figure.group === group && (
                    <option key={position} value={position}>
                      {fill(words.option, {figure: figure.name, shown: figure.shown})}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
      </select>
      <label className={styles.label} htmlFor={`${id}-remark`}>
        {words.remark}
      </label>
      <textarea
        id={`${id}-remark`}
        className={styles.control}
        rows={3}
        maxLength={500}
        value={remark}
        onChange={({target}) => setRemark(target.value)}
      />
      {subject.answers.length > 0 && (
        <label className={styles.answers}>
          <input type="checkbox" checked={withAnswers} onChange={({target}) => setWithAnswers(target.checked)} />
          {words.answers}
        </label>
      )}
      <h3 id={`${id}-preview`} className={styles.label}>
        {words.preview}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable */}
      <pre className={styles.preview} role="region" aria-labelledby={`${id}-preview`} tabIndex={0}>
        {preview}
      </pre>
      <div className={styles.actions}>
        <a className="main-button" href={mailLink(facts.email, title, body)}>
          {words.open}
        </a>
        <button className="quiet-button" type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button className="quiet-button" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        <span aria-live="polite">{status}</span>
      </div>
    </dialog>
  );
}
