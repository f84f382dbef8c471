import {linkTo} from '../base.ts';
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
            <a href={linkTo(`/${id}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
