import {Link} from '../Link.tsx';
import {addressOfQuery} from './query.ts';
import data from './usefulLinks.yaml';
import type {UsefulLinks} from '../content/siteFiles.ts';
import * as words from '../words/search.ts';
import styles from './search.module.css';

const {links} = data as UsefulLinks;

/** Suggestions and useful links for a query without results. */
export function NothingFound({near}: {readonly near: readonly string[]}) {
  return (
    <div className={styles.aside}>
      {near.length > 0 && (
        <>
          <p>{words.none.near}</p>
          <ul>
            {near.map((word) => (
              <li key={word}>
                <Link to={addressOfQuery(word)}>{word}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.none.useful}</p>
      <ul>
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
