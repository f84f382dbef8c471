import {Link} from '../../Link.tsx';
import * as site from '../../words/site.ts';
import styles from './Breadcrumb.module.css';

/** The breadcrumb of a path, a link for each segment; empty on the home page. */
export function Breadcrumb({path}: {readonly path: string}) {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return null;
  const crumbs = parts.map((part, index) => ({label: inWords(part), to: `/${parts.slice(0, index + 1).join('/')}`}));
  return (
    <nav className={styles.breadcrumb} aria-label={site.content.breadcrumb}>
      <ol>
        {[{label: site.content.home, to: '/'}, ...crumbs].map(({label, to}, index) => (
          <li key={to}>
            {index < crumbs.length ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** 'canada-immigration-guide' as 'Canada Immigration Guide'. */
function inWords(part: string): string {
  return part
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
