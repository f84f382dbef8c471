import type {OpenedLink} from '../../engine/answers/shareLink.ts';
import {fill} from './fill.ts';
import * as words from '../words/share.ts';
import styles from './share.module.css';

/** What became of a link with answers: above the form that it filled. */
export function LinkNote({link: {typed, dropped, rulesChanged}}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      <p>{Object.keys(typed).length > 0 ? words.share.opened : words.share.nothing}</p>
      {dropped.length > 0 && <p>{fill(words.share.dropped, {fields: dropped.join(', ')})}</p>}
      {rulesChanged && <p>{words.share.rulesChanged}</p>}
    </div>
  );
}
