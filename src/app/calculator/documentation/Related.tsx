import {Link} from '../../Link.tsx';
import type {SiteDocumentation} from './Documentation.tsx';
import * as site from '../../words/site.ts';
import {Section} from './Section.tsx';
import styles from './calculator.module.css';

export function Related({related}: Pick<SiteDocumentation, 'related'>) {
  if (related.length === 0) return null;
  return (
    <Section id="related" title={site.calculator.related} className={styles.onScreen}>
      <ul className={styles.related}>
        {related.map(({id, title}) => (
          <li key={id}>
            <Link to={`/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
