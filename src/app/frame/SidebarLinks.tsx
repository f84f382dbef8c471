import {linkTo} from '../addresses/base.ts';
import {addressOf, linksOfGroup, navigation} from '../content/menus.ts';
import styles from './frame.module.css';

/** The sidebar's groups of links: closed, since the list is as long as five screens of a phone. */
export default function SidebarLinks() {
  const {label, groups} = navigation.sidebar;
  return (
    <nav aria-label={label}>
      {groups.map((group) => (
        <details key={group.title} className={styles.group}>
          <summary>
            <h2>{group.title}</h2>
          </summary>
          <ul>
            {linksOfGroup(group, navigation.menus).map((link) => (
              <li key={link.label}>
                <a href={linkTo(addressOf(link))}>{link.label}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
