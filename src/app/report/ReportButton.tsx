import {reportButton} from '../words/documentation.ts';
import type {ReportedResult} from '../result/reportedResult.ts';
import styles from './reportButton.module.css';
import {startReport} from './startReport.ts';

/** Reports a figure of a result. */
export function ReportButton({result}: {readonly result: ReportedResult}) {
  return (
    <button type="button" className={`link-button ${styles.button}`} onClick={() => void startReport(result)}>
      {reportButton}
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
