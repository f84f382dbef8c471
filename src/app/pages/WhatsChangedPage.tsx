import {type ReactNode, useRef, useState} from 'react';
import {fill} from '../../engine/runtime/message.ts';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import {PageHeading} from '../rendering/ScrollAndFocus.tsx';
import {whatsChanged as words} from '../words/whatsChanged.ts';
import styles from './WhatsChanged.module.css';

/** The list of what has changed, with a filter. */
export default function WhatsChangedPage({list}: {readonly list: ReactNode}) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <p className={styles.page}>
        {words.lead} {words.sources}
      </p>
      <label className={styles.filter}>
        {words.filter}
        <input type="search" onChange={({target}) => setShown(filter(container.current!, target.value))} />
      </label>
      <p role="status" className={styles.quiet}>
        {shown !== undefined && (shown === 0 ? words.none : fill(words.count, {count: shown}))}
      </p>
      <div ref={container}>
        <StaticHtml>{list}</StaticHtml>
      </div>
    </>
  );
}

/**
 * Shows the entries that contain every word, and the sections that have any.
 * @returns how many there are; undefined without words
 */
function filter(container: HTMLElement, text: string): number | undefined {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of container.querySelectorAll<HTMLElement>('section')) {
    const country = section.querySelector('h2')?.textContent ?? '';
    let isAny = false;
    for (const entry of section.querySelectorAll<HTMLElement>('li')) {
      const content = `${country} ${entry.textContent}`.toLowerCase();
      entry.hidden = !wanted.every((word) => content.includes(word));
      isAny ||= !entry.hidden;
      count += Number(!entry.hidden);
    }
    section.hidden = !isAny;
  }
  return wanted.length === 0 ? undefined : count;
}
