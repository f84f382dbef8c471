import {reportButton} from '../words/documentation.ts';
import type {ReportedResult} from './openReport.tsx';
import styles from './reportButton.module.css';

/** Reports a figure of a result. */
export function ReportButton({result}: {readonly result: ReportedResult}) {
  const open = async (): Promise<void> => (await import('./openReport.tsx')).openReport(result);
  return (
    <button type="button" className={`link-button ${styles.button}`} onClick={() => void open().catch(() => {})}>
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
