import {linkTo} from '../calculator/base.ts';
import {shownLists, navigation} from './navigation.ts';
import {SiteLink} from './SiteLink.tsx';
import styles from './header.module.css';

/**
 * The header, as static HTML: React renders it once for each page and never takes it over in the browser.
 * Its menus are disclosures that open without scripts; menus.ts adds the hover delays and the arrow keys.
 */
export function Header({path}: {readonly path: string}) {
  const {skip, name, label, toggle, home, about, search} = navigation.header;
  return (
    <div className={styles.whole}>
      <a className={styles.skip} href="#content">
        {skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.name} href={linkTo('/')}>
            <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
              <rect x="3" y="2" width="18" height="20" rx="3" />
              <path d="m8 12 3 3 5-6" />
            </svg>
            {name}
          </a>
          <button className={`quiet-button ${styles.toggle}`} type="button" popoverTarget="site-menu">
            {toggle}
          </button>
          <nav id="site-menu" className={styles.menus} aria-label={label} popover="auto">
            <ul className={styles.items}>
              <li>
                <SiteLink link={{label: home, to: '/'}} path={path} className={styles.item} />
              </li>
              {navigation.menus.map((menu) => (
                <li key={menu.id}>
                  <details name="site-menus" className={styles.menu}>
                    <summary className={styles.item}>{menu.title}</summary>
                    <div className={styles.panel}>
                      {shownLists(menu).map((links) => (
                        <ul key={links[0]?.label} className={styles.list}>
                          {links.map((link) => (
                            <li key={link.label}>
                              <SiteLink link={link} path={path} />
                            </li>
                          ))}
                        </ul>
                      ))}
                    </div>
                  </details>
                </li>
              ))}
              <li>
                <SiteLink link={{label: about, to: '/about'}} path={path} className={styles.item} />
              </li>
              <li>
                <SiteLink
                  link={{label: search, to: '/search'}}
                  path={path}
                  className={`${styles.item} ${styles.search}`}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="10" cy="10" r="6.5" />
                    <path d="m15 15 6 6" />
                  </svg>
                </SiteLink>
              </li>
            </ul>
          </nav>
        </div>
      </header>
    </div>
  );
}
