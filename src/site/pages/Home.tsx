import {Link} from 'react-router-dom';
import {summaries} from 'virtual:calculator-summaries';
import {Metadata} from '../Metadata.tsx';
import {PageHeading} from '../PageHeading.tsx';
import site from '../site.yaml';
import styles from './Home.module.css';

export function Home() {
  return (
    <>
      <Metadata title={site.home.title} description={site.home.description} path="/" />
      <PageHeading>{site.home.title}</PageHeading>
      <p className={styles.intro}>{site.home.intro}</p>
      <h2 id="calculators">{site.home.calculators}</h2>
      <ul className={styles.list}>
        {summaries.map(({id, title, description, country}) => (
          <li key={id}>
            <h3>
              <Link to={`/${id}`}>{title}</Link>
            </h3>
            <p className={styles.country}>{country}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
