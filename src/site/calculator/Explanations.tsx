import type {Page} from '../../definition/module.ts';
import styles from './calculator.module.css';

/** Cards that explain a rule or a term. */
export function Explanations({explainers}: Pick<Page, 'explainers'>) {
  return explainers.map(({title, text}) => (
    <section key={title} className={styles.onScreen}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ));
}
