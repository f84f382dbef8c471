import {useState} from 'react';
import type {Destination} from './destinations.ts';
import type {Profile} from '../../engine/runtime/profile.ts';
import {DestinationArticle} from './DestinationArticle.tsx';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly profile: Profile;
}

type Region = keyof typeof words.region;

const standings = ['yes', 'depends', 'no'] as const;
const regions = Object.keys(words.region) as Region[];

/** The destinations of a region or of all, under what they say, the closest first. */
export function DestinationList({destinations, profile}: DestinationListProps) {
  const [region, setRegion] = useState<Region>('all');
  const shown = destinations.filter(({page}) => region === 'all' || page.region === region);
  return (
    <>
      <p className={styles.quiet}>{words.list.basedOnAnswers}</p>
      <label className={styles.filter}>
        {words.list.region}
        <select value={region} onChange={(event) => setRegion(event.target.value as Region)}>
          {regions.map((each) => (
            <option key={each} value={each}>
              {words.region[each]}
            </option>
          ))}
        </select>
      </label>
      {standings.map((standing) => {
        const group = shown.filter((destination) => destination.standing === standing);
        return (
          <section key={standing} aria-labelledby={`standing-${standing}`}>
            <h2 id={`standing-${standing}`} className={styles.standing}>
              {words.list[standing]} <span className={styles.count}>{group.length}</span>
            </h2>
            {group.length === 0 && <p className={styles.quiet}>{words.list.nothing}</p>}
            {group.map((destination) => (
              <DestinationArticle key={destination.page.id} destination={destination} profile={profile} />
            ))}
          </section>
        );
      })}
    </>
  );
}
