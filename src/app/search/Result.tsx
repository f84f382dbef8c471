import {Link} from '../Link.tsx';
import {fill} from '../words/placeholders.tsx';
import {excerptOf, reasonsOf, type Reason} from './explain.ts';
import type {Found} from './find.ts';
import {Marked} from './Marked.tsx';
import * as words from '../words/search.ts';
import styles from './results.module.css';

/** A page that was found, with the words that match and where they stand. */
export function Result({found}: {readonly found: Found}) {
  const {document, terms} = found;
  const {path, title, group, country} = document;
  return (
    <li>
      <h2>
        <Link to={path}>
          <Marked text={title} terms={terms} />
        </Link>
      </h2>
      <p className={styles.place}>{country === '' ? group : fill(words.place.country, {group, country})}</p>
      <p>
        <Marked text={excerptOf(found)} terms={terms} />
      </p>
      <p className={styles.reasons}>{fill(words.reasons.label, {places: reasonsOf(found).map(inWords).join(', ')})}</p>
    </li>
  );
}

function inWords({field, entry = '', label = ''}: Reason): string {
  return fill(words.reasons[field], {entry, label});
}
