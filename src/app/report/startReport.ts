import {linkTo, pathOf} from '../addresses/base.ts';
import {isEmbedded} from '../embed/address.ts';
import {loadable} from '../loading/loadable.tsx';
import type {ReportedResult} from '../result/reportedResult.ts';

const report = loadable(() => import('./openReport.tsx'));

/**
 * Opens the report of a wrong figure, or leads to the contact page if its script cannot be fetched.
 * @param row the id of the row of the rules whose figure is chosen
 */
export async function startReport(result?: ReportedResult, row?: string): Promise<void> {
  try {
    const {openReport} = await report.load();
    await openReport(result, row);
  } catch {
    const contact = linkTo('/contact-us');
    // No page of the site but a frame's may be shown in a frame.
    if (isEmbedded(pathOf(window.location.pathname) ?? '')) window.open(contact, '_blank', 'noopener');
    else window.location.assign(contact);
  }
}
