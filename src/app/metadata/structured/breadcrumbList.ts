import * as words from '../../words/metadata.ts';
import type {KnownPage, Thing} from '../structuredData.ts';

/** The way from the home page. */
export function breadcrumbList({title, canonical}: KnownPage, address: string): Thing {
  const crumbs = [
    {name: words.site.home, item: `${address}/`},
    {name: title, item: canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
}
