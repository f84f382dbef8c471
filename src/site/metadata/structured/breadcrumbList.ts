import words from '../metadata.yaml';
import type {KnownPage, Thing} from '../structuredData.ts';

/** The way from the home page. */
export function breadcrumbList({title, canonical}: KnownPage, origin: string): Thing {
  const crumbs = [
    {name: words.site.home, item: `${origin}/`},
    {name: title, item: canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
}
