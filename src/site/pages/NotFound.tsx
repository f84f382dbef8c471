import {useEffect, useState} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {fill} from '../../react/fill.ts';
import {Metadata} from '../Metadata.tsx';
import {PageHeading} from '../PageHeading.tsx';
import {pages} from '../pages.tsx';
import site from '../site.yaml';

/** For every address that is no page. */
export function NotFound() {
  const {pathname} = useLocation();
  const [similar, setSimilar] = useState<readonly string[]>([]);
  useEffect(() => {
    console.error(fill(site.notFound.logged, {path: pathname}));
  }, [pathname]);
  // After the first render: the prerendered page stands for every address.
  useEffect(() => {
    let left = false;
    void import('../similarPaths.ts').then(({similarPaths}) => {
      if (!left) setSimilar(similarPaths(pathname, pages.keys()));
    });
    return () => {
      left = true;
    };
  }, [pathname]);
  return (
    <>
      <Metadata title={site.notFound.title} description={site.notFound.title} />
      <PageHeading>{site.notFound.code}</PageHeading>
      <p>{site.notFound.title}</p>
      <p>
        <Link to="/">{site.notFound.home}</Link>
      </p>
      {similar.length > 0 && (
        <>
          <h2>{site.notFound.similar}</h2>
          <ul>
            {similar.map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
