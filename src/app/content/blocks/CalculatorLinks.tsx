import {Link} from '../../Link.tsx';
import type {CalculatorLink} from '../contentPage.ts';
import styles from './CalculatorLinks.module.css';

/** A list of links to calculators. */
export function CalculatorLinks({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  return (
    <ul className={styles.links}>
      {calculators.map(({id, title}) => (
        <li key={id}>
          <Link to={`/${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
