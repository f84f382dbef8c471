import {fill} from '../../engine/runtime/message.ts';
import {reportButton, reportFigure} from '../words/documentation.ts';
import type {ReportedResult} from '../result/reportedResult.ts';
import styles from './reportButton.module.css';
import {startReport} from './startReport.ts';

/** Reports a figure of a result: any of them, or the one beside the button. */
export function ReportButton({result, figure}: {readonly result: ReportedResult; readonly figure?: string}) {
  const report = (): void => void startReport(figure === undefined ? result : {...result, chosen: figure});
  if (figure === undefined)
    return (
      <button type="button" className={`link-button ${styles.button}`} onClick={report}>
        {reportButton}
      </button>
    );
  return (
    <button type="button" className={`link-button ${styles.button} ${styles.beside}`} onClick={report}>
      {reportFigure.label}
      <span className={styles.heard}>{fill(reportFigure.of, {figure})}</span>
    </button>
  );
}

/** The same in static HTML, for the rules: shell/links.ts opens the report. */
export function StaticReportButton() {
  return (
    <button type="button" className={`link-button ${styles.button}`} data-report>
      {reportButton}
    </button>
  );
}
