import type {Documentation} from '../../../engine/compiled/documentation.ts';
import styles from './calculator.module.css';

/** Cards that explain a rule or a term. */
export function Explanations({explainers}: Pick<Documentation, 'explainers'>) {
  return explainers.map(({title, text}) => (
    <section key={title} className={styles.onScreen}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ));
}
