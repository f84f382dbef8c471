import {linkTo} from '../addresses/base.ts';
import {addressOf, linksOfGroup, navigation} from '../content/menus.ts';
import styles from './frame.module.css';

/** The sidebar's groups of links; all but the first are closed, since the list is as long as five screens of a phone. */
export default function SidebarLinks() {
  const {label, groups} = navigation.sidebar;
  return (
    <nav aria-label={label}>
      {groups.map((group, index) => (
        <details key={group.title} className={styles.group} open={index === 0}>
          <summary>
            <h2>{group.title}</h2>
          </summary>
          <ul>
            {linksOfGroup(group, navigation.menus).map((link) => (
              <li key={link.label}>
                {link.soon ? <SoonEntry label={link.label} /> : <a href={linkTo(addressOf(link))}>{link.label}</a>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** An entry without a link. Its tooltip appears after a delay on hover, at once on focus. */
function SoonEntry({label}: {readonly label: string}) {
  const {soon, soonHint} = navigation.sidebar;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be available to keyboard users too
    <span className={styles.soon} tabIndex={0}>
      {label} <small>{soon}</small>
      <span className={styles.tooltip} role="tooltip">
        {soonHint}
      </span>
    </span>
  );
}
