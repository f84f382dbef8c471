import {useEffect} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {fill} from '../../react/fill.ts';
import {Metadata} from '../Metadata.tsx';
import {PageHeading} from '../PageHeading.tsx';
import site from '../site.yaml';

/** For every address that is no page. */
export function NotFound() {
  const {pathname} = useLocation();
  useEffect(() => {
    console.error(fill(site.notFound.logged, {path: pathname}));
  }, [pathname]);
  return (
    <>
      <Metadata title={site.notFound.title} description={site.notFound.title} />
      <PageHeading>{site.notFound.code}</PageHeading>
      <p>{site.notFound.title}</p>
      <p>
        <Link to="/">{site.notFound.home}</Link>
      </p>
    </>
  );
}
