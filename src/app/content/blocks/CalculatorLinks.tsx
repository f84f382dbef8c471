import {linkTo} from '../../calculator/base.ts';
import type {CalculatorLink} from '../contentPage.ts';
import styles from './CalculatorLinks.module.css';

/** A list of links to calculators. */
export function CalculatorLinks({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  return (
    <ul className={styles.links}>
      {calculators.map(({id, title}) => (
        <li key={id}>
          <a href={linkTo(`/${id}`)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
