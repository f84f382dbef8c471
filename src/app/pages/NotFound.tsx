import {useContext, useEffect, useState} from 'react';
import {linkTo} from '../calculator/base.ts';
import {fill} from '../words/placeholders.tsx';
import {AddressContext} from '../address.ts';
import {PageHeading} from '../PageHeading.tsx';
import * as site from '../words/site.ts';

/** For every address that is no page. */
export function NotFound() {
  const {path: pathname} = useContext(AddressContext);
  const [similar, setSimilar] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('/search');
  useEffect(() => {
    console.error(fill(site.notFound.logged, {path: pathname}));
  }, [pathname]);
  // After the first render: the prerendered page stands for every address.
  useEffect(() => {
    let left = false;
    void import('../similarPaths.ts').then(async ({searchOf, similarToPath}) => {
      if (!left) setSearch(searchOf(pathname));
      const found = await similarToPath(pathname);
      if (!left) setSimilar(found);
    });
    return () => {
      left = true;
    };
  }, [pathname]);
  return (
    <>
      <PageHeading>{site.notFound.code}</PageHeading>
      <p>{site.notFound.title}</p>
      <p>
        <a href={linkTo('/')}>{site.notFound.home}</a>
      </p>
      <p>
        <a href={linkTo(search)}>{site.notFound.search}</a>
      </p>
      {similar.length > 0 && (
        <>
          <h2>{site.notFound.similar}</h2>
          <ul>
            {similar.map((path) => (
              <li key={path}>
                <a href={linkTo(path)}>{path}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
