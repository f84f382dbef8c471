import {Link} from '../addresses/Link.tsx';
import {useDay} from '../rendering/pageContext.ts';
import * as words from '../words/destinations.ts';
import {useLoaded} from '../loading/loadable.tsx';
import {destinationForms} from './calculators.ts';
import styles from './destinations.module.css';

/** Links to every destination's calculator, for browsers without scripts. Rendered only by the build. */
export default function WithoutScript() {
  const day = useDay();
  return (
    <noscript>
      <p className={styles.note}>{words.list.withoutScript}</p>
      <ul>
        {useLoaded(destinationForms).map(({id, page}) => (
          <li key={id}>
            <Link to={`/${id}`}>{page(day).title}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
