import {groups} from 'virtual:pages';
import {Link} from '../addresses/Link.tsx';
import groupStyles from '../blocks/blocks.module.css';
import {navigation} from '../content/menus.ts';
import {Metadata} from '../metadata/Metadata.tsx';
import * as words from '../words/search.ts';
import styles from '../search/search.module.css';

/** Every page by group; long menus link to their group. */
export default function AllPages() {
  const {title, description, all} = words.page;
  return (
    <section className={styles.all} aria-labelledby="all-pages">
      <Metadata page={{title, description, path: '/search'}} />
      <h2 id="all-pages">{all}</h2>
      <div className={groupStyles.groups}>
        {groups.map((group) => (
          <section key={group.title} id={navigation.menus.find((menu) => menu.title === group.title)?.id}>
            <h3>{group.title}</h3>
            <ul>
              {group.links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
