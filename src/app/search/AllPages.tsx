import {groups} from 'virtual:pages';
import {address} from 'virtual:search-index';
import {linkTo} from '../calculator/base.ts';
import groupStyles from '../content/blocks/Groups.module.css';
import {navigation} from '../shell/navigation.ts';
import * as words from '../words/search.ts';
import styles from './search.module.css';

/** Every calculator, guide and other page, by group, which a long menu leads to; also names the file in which the search looks. */
export function AllPages() {
  return (
    <section className={styles.all} aria-labelledby="all-pages" data-search-index={address}>
      <h2 id="all-pages">{words.page.all}</h2>
      <div className={groupStyles.groups}>
        {groups.map(({title, links}) => (
          <section key={title} id={navigation.menus.find((menu) => menu.title === title)?.id}>
            <h3>{title}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={linkTo(link.path)}>{link.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
