import {Link} from '../../Link.tsx';
import type {Card} from '../contentPage.ts';
import {CalculatorLinks} from './CalculatorLinks.tsx';
import {RichText} from './RichText.tsx';
import styles from './Cards.module.css';

/** A grid of cards across the page. */
export function Cards({cards}: {readonly cards: readonly Card[]}) {
  return (
    <ul className={cards.length === 4 ? styles.four : styles.cards}>
      {cards.map(({title, flag, text, facts = [], calculators = [], link}) => (
        <li key={title} className={styles.card}>
          <h3>
            {flag !== undefined && (
              <span className={styles.flag} aria-hidden="true">
                {flag}
              </span>
            )}
            {title}
          </h3>
          <p>
            <RichText text={text} />
          </p>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({label, value}) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {calculators.length > 0 && <CalculatorLinks calculators={calculators} />}
          {link !== undefined && (
            <p className={styles.link}>
              <Link to={link.to}>{link.label}</Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
