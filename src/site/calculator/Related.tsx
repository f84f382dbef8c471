import {Link} from 'react-router-dom';
import {summaries} from 'virtual:calculator-summaries';
import site from '../site.yaml';
import {Section} from './Section.tsx';
import styles from './calculator.module.css';

export function Related({ids}: {readonly ids: readonly string[]}) {
  const related = ids.flatMap((id) => summaries.filter((summary) => summary.id === id));
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
