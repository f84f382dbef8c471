import {linkTo} from '../calculator/base.ts';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

interface WithoutScriptProps {
  readonly listed: readonly {readonly id: string; readonly title: string}[];
}

/** Where scripts are switched off: every destination's calculator, to be opened one by one. */
export function WithoutScript({listed}: WithoutScriptProps) {
  return (
    <noscript>
      <p className={styles.note}>{words.list.withoutScript}</p>
      <ul>
        {listed.map(({id, title}) => (
          <li key={id}>
            <a href={linkTo(`/${id}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
