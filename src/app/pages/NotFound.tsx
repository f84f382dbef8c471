import {useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';
import blockStyles from '../blocks/blocks.module.css';
import {Link} from '../addresses/Link.tsx';
import {loadable} from '../loading/loadable.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {Metadata} from '../metadata/Metadata.tsx';
import {PageHeading} from '../rendering/ScrollAndFocus.tsx';
import usefulLinks from '../content/usefulLinks.yaml';
import {notFound as words} from '../words/notFound.ts';
import styles from './ContentPage.module.css';

const similarPaths = loadable(() => import('./similarPaths.ts'));

/** Shown at every URL without a page. */
export default function NotFound() {
  const {pathname} = useLocation();
  const {code, title, home, search: searchLabel, similar: similarTitle, noneSimilar, useful} = words;
  const [similar, setSimilar] = useState<readonly string[]>();
  const [search, setSearch] = useState('/search');
  useEffect(() => {
    console.error(fill(words.logged, {path: pathname}));
  }, [pathname]);
  // After the first render, since the prerendered page is the same for every address.
  useEffect(() => {
    let isCancelled = false;
    const look = async (): Promise<void> => {
      const {searchPathFor, fetchSimilarPaths} = await similarPaths.load();
      if (!isCancelled) setSearch(searchPathFor(pathname));
      const paths = await fetchSimilarPaths(pathname);
      if (!isCancelled) setSimilar(paths);
    };
    // Without a sitemap nothing is known of similar addresses.
    look().catch(() => {});
    return () => {
      isCancelled = true;
    };
  }, [pathname]);
  return (
    <>
      <Metadata page={{title, description: title}} />
      <PageHeading>{code}</PageHeading>
      <p className={styles.lead}>{title}</p>
      <p className={blockStyles.actions}>
        <Link className={blockStyles.main} to="/">
          {home}
        </Link>
        <Link className={blockStyles.other} to={search}>
          {searchLabel}
        </Link>
      </p>
      {/* Its place is kept, as what is below would move when they arrive. */}
      <div className={styles.similar}>
        <h2>{similarTitle}</h2>
        {similar?.length === 0 && <p>{noneSimilar}</p>}
        <ul className={blockStyles.links}>
          {similar?.map((path) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </div>
      <h2>{useful}</h2>
      <ul className={blockStyles.links}>
        {usefulLinks.links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
