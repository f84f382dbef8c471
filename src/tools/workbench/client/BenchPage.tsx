import {linkTo} from '../../../app/calculator/base.ts';
import {fill} from '../../../app/words/placeholders.tsx';
import type {Bench} from '../data.ts';
import {BenchView} from './BenchView.tsx';
import {useData} from './useData.ts';
import {useEdits} from './useEdits.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

/** The page of one calculator: follows every saving of its files. */
export function BenchPage({id}: {readonly id: string}) {
  const {data, loading, problem} = useData<Bench | null>(`bench/${id}`, useEdits(id));
  const title = data?.title ?? id;
  return (
    <main className={styles.page}>
      <title>{fill(words.page.titleOf, {title})}</title>
      <p className={styles.quiet}>
        <a href={linkTo('/workbench')}>{words.page.all}</a>
      </p>
      <h1>{title}</h1>
      {loading && data === undefined && <p role="status">{words.page.loading}</p>}
      {data === null && <p role="alert">{fill(words.page.unknown, {id})}</p>}
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
      {data && <BenchView bench={data} />}
    </main>
  );
}
