import {Link} from '../../Link.tsx';
import type {Grid} from '../contentPage.ts';
import styles from './CalculatorGrid.module.css';

/** Calculators as cards; the whole card is the target of its link. */
export function CalculatorGrid({grid: {action, calculators}}: {readonly grid: Grid}) {
  return (
    <ul className={styles.grid}>
      {calculators.map(({id, title, description, country}) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className={styles.country}>{country}</p>
          <p>{description}</p>
          <Link to={`/${id}`} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
