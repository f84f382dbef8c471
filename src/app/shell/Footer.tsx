import {linkTo} from '../calculator/base.ts';
import {addressOf, navigation} from './navigation.ts';
import {SiteLink} from './SiteLink.tsx';
import styles from './footer.module.css';

/** The footer, as static HTML like the header. */
export function Footer({path}: {readonly path: string}) {
  const {about, columns, sources, ...words} = navigation.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <h2>{about.title}</h2>
          <p>{about.text}</p>
        </section>
        {columns.map(({title, links}) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <SiteLink link={link} path={path} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.claims}>
        <p>
          <strong>{words.secure}.</strong> {words.secureText}
        </p>
        <p>
          <strong>{words.powered}</strong>, {words.poweredText} <a href={linkTo(addressOf(sources))}>{sources.label}</a>
        </p>
      </div>
      <div className={styles.small}>
        <p>{words.copyright}</p>
        <p>{words.data}</p>
        <p>{words.independent}</p>
      </div>
    </footer>
  );
}
