import {Link} from '../Link.tsx';
import {useDay} from '../pageContext.ts';
import * as words from '../words/destinations.ts';
import {destinations} from './calculators.ts';
import styles from './destinations.module.css';

/** Where scripts are switched off: every destination's calculator, to be opened one by one. Rendered by the build only. */
export default function WithoutScript() {
  const day = useDay();
  return (
    <noscript>
      <p className={styles.note}>{words.list.withoutScript}</p>
      <ul>
        {destinations.map(({id, page}) => (
          <li key={id}>
            <Link to={`/${id}`}>{page(day).title}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
