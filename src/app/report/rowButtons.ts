/** A button beside each figure of the rules, made once somebody opens them: pages have hundreds, and most are never pressed. */
import {fill} from '../../engine/runtime/message.ts';
import {reportFigure} from '../words/documentation.ts';
import styles from './reportButton.module.css';

/** @param rules the opened <details>; opened again, it has them already */
export function addRowButtons(rules: Element): void {
  for (const row of rules.querySelectorAll("[id^='rule-']:not(:has([data-report]))")) {
    const label = row.querySelector('dt');
    if (label === null) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `link-button ${styles.button} ${styles.beside}`;
    const heard = document.createElement('span');
    heard.className = styles.heard!;
    heard.textContent = fill(reportFigure.of, {figure: label.textContent});
    button.append(reportFigure.label, heard);
    // shell/links.ts opens the report, with the row chosen.
    button.dataset['report'] = row.id;
    label.append(' ', button);
  }
}
