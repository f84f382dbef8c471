import {Flag} from '../flags/Flag.tsx';
import {linkTo} from '../addresses/base.ts';
import {Link} from '../addresses/Link.tsx';
import {maxQueryLength} from '../addresses/searchAddress.ts';
import {fill} from '../../engine/runtime/message.ts';
import * as words from '../words/tasks.ts';
import type {Start, TaskCalculator} from '../content/contentPage.ts';
import styles from './TaskChooser.module.css';

/**
 * 'I want to [work in] [Canada]', and a search: static HTML that taskChooser.ts makes work. Without scripts, the same calculators are
 * lists, one for each task, and the search is a link to the list of all pages; with scripts, these lists are the data.
 */
export function TaskChooser({start: {tasks, areas, countries}}: {readonly start: Start}) {
  const {sentence, list, search, anywhere, more} = words;
  const names = Object.keys(tasks);
  return (
    <>
      <div className={styles.chooser}>
        <form className={styles.form} method="dialog" data-task-chooser aria-label={sentence.label}>
          <p className={styles.sentence}>
            <label>
              {sentence.task}{' '}
              <select name="task" autoComplete="off">
                {names.map((task) => (
                  <option key={task}>{task}</option>
                ))}
              </select>
            </label>
            <select name="country" autoComplete="off" aria-label={sentence.country}>
              <option value="">{sentence.anyCountry}</option>
              {countriesOf(tasks[names[0]!]!, areas).map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          </p>
          <button className="main-button">{sentence.submit}</button>
        </form>
        <div className={styles.found} data-found hidden>
          <p tabIndex={-1} />
          <ul />
        </div>
        {Object.entries(tasks).map(([task, calculators]) => (
          <details key={task} className={styles.list} data-task={task}>
            <summary>{fill(list, {task})}</summary>
            <ul>
              {calculators.map(({id, title, country}) => (
                <li key={id} data-countries={[country, ...(areas[country] ?? [])].join('|')}>
                  <Link to={`/${id}`}>
                    <Flag country={country} />
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <form className={styles.search} method="dialog" role="search" data-search>
          <label htmlFor="home-search">{search.label}</label>
          <input
            id="home-search"
            type="search"
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
          />
          {/* Not the router's: taskChooser.ts changes where it leads. */}
          <a href={linkTo('/search')} className="quiet-button">
            {search.submit}
          </a>
          <p className={styles.held}>{search.held}</p>
        </form>
        <p className={styles.anywhere}>
          <Link to="/where-could-i-go">{anywhere}</Link>
        </p>
      </div>
      <nav className={styles.more} aria-label={more.label}>
        <ul>
          {countries.map(({name, to}) => (
            <li key={name}>
              <Link to={to}>
                <Flag country={name} />
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/countries">{more.all}</Link>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** A to Z, the countries of the areas included; 'Worldwide' is what any country means. */
function countriesOf(calculators: readonly TaskCalculator[], areas: Start['areas']): readonly string[] {
  const names = calculators.flatMap(({country}) => [country, ...(areas[country] ?? [])]);
  return [...new Set(names)].filter((name) => name !== 'Worldwide').toSorted();
}
