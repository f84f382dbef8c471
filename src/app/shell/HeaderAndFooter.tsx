/** Header and footer as static HTML: the build renders them for each page, and the browser never hydrates them. */
import {address as searchIndex} from 'virtual:search-index';
import {linkTo} from '../addresses/base.ts';
import type {NavigationLink} from '../content/siteFiles.ts';
import {addressOf, navigation, shownLists} from '../content/menus.ts';
import footerStyles from './footer.module.css';
import styles from './header.module.css';
import menuStyles from './menus.module.css';

/** Its menus are disclosures that open without scripts; headerBehaviour.ts adds hover, arrow keys and the search. */
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
            <svg className={styles.logo} viewBox="0 0 40 32" aria-hidden="true">
              <path className={styles.strokes} d="M11 6v20M18 6v20M25 6v20M32 6v20" />
              <path d="m3 18 8.5 8.5L37 5" />
            </svg>
            {name}
          </a>
          <button className={`quiet-button ${menuStyles.toggle}`} type="button" popoverTarget="site-menu">
            {toggle}
          </button>
          <nav id="site-menu" className={menuStyles.menus} aria-label={label} popover="auto">
            <ul className={menuStyles.items}>
              <li>
                <SiteLink link={{label: home, to: '/'}} path={path} className={menuStyles.item} />
              </li>
              {navigation.menus.map((menu) => (
                <li key={menu.id}>
                  <details name="site-menus" className={menuStyles.menu}>
                    <summary className={menuStyles.item}>{menu.title}</summary>
                    <div className={menuStyles.panel}>
                      {shownLists(menu).map((links) => (
                        <LinkList key={links[0]?.label} links={links} path={path} className={menuStyles.list} />
                      ))}
                    </div>
                  </details>
                </li>
              ))}
              <li>
                <SiteLink link={{label: about, to: '/about'}} path={path} className={menuStyles.item} />
              </li>
            </ul>
          </nav>
          <a
            className={styles.search}
            href={linkTo('/search')}
            aria-current={path === '/search' ? 'page' : undefined}
            data-search-index={searchIndex}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="10" cy="10" r="6.5" />
              <path d="m15 15 6 6" />
            </svg>
            <span>{search}</span>
          </a>
        </div>
      </header>
    </div>
  );
}

export function Footer({path}: {readonly path: string}) {
  const {about, columns, sources, ...words} = navigation.footer;
  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.columns}>
        <section className={footerStyles.about}>
          <h2>{about.title}</h2>
          <p>{about.text}</p>
        </section>
        {columns.map(({title, links}) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList links={links} path={path} />
          </nav>
        ))}
      </div>
      <div className={footerStyles.claims}>
        <p>
          <strong>{words.secure}.</strong> {words.secureText}
        </p>
        <p>
          <strong>{words.powered}</strong>, {words.poweredText} <a href={linkTo(addressOf(sources))}>{sources.label}</a>
        </p>
      </div>
      <div className={footerStyles.small}>
        <p>{words.copyright}</p>
        <p>{words.data}</p>
        <p>{words.independent}</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

/** Works through theme.ts; without scripts it is not there. */
function ThemeSwitch() {
  const {label, ...choices} = navigation.footer.theme;
  return (
    <fieldset className={footerStyles.theme}>
      <legend>{label}</legend>
      {(['system', 'light', 'dark'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} autoComplete="off" />
          <span>{choices[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly path: string;
  readonly className?: string | undefined;
}

function LinkList({links, path, className}: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink link={link} path={path} />
        </li>
      ))}
    </ul>
  );
}

interface SiteLinkProps {
  readonly link: NavigationLink;
  /** The path of the current page. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** A link of the static parts; links.ts lets the router follow it. */
function SiteLink({link, path, className}: SiteLinkProps) {
  const address = addressOf(link);
  return (
    <a className={className} href={linkTo(address)} aria-current={address === path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
