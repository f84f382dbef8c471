import {useState} from 'react';
import {fill} from '../../../../app/words/placeholders.tsx';
import type {AnalysisSummary, MutationSummary, Summary} from '../../data.ts';
import {useData} from '../useData.ts';
import {useEdits} from '../useEdits.ts';
import * as words from '../words.ts';
import styles from '../workbench.module.css';
import {AllScreens} from './AllScreens.tsx';
import {Row} from './Row.tsx';
import {RunAll} from './RunAll.tsx';
import {useRunAll} from './useRunAll.ts';

const columns = ['calculator', 'diagnostics', 'cases', 'analysis', 'mutation', 'freshness'] as const;

/** Every calculator with the state of its definition. */
export function Overview() {
  const edits = useEdits();
  const {data: all = [], loading, problem} = useData<readonly Summary[]>('overview', edits);
  const [filter, setFilter] = useState('');
  const analysis = useRunAll<AnalysisSummary>('analysis', edits);
  const mutation = useRunAll<MutationSummary>('mutation', edits);
  const shown = all.filter(({id, title}) => `${id} ${title}`.toLowerCase().includes(filter.trim().toLowerCase()));
  const ids = shown.map(({id}) => id);
  const groups = [...new Set(shown.map(({group}) => group))];
  return (
    <main className={styles.page}>
      <title>{words.page.title}</title>
      <h1>{words.page.title}</h1>
      <p className={styles.quiet}>{words.page.intro}</p>
      <div className={styles.bar}>
        <label className={styles.field}>
          {words.overview.filter}
          <input type="search" value={filter} onChange={({target}) => setFilter(target.value)} />
        </label>
        <RunAll label={words.overview.analyseAll} ids={ids} runs={analysis} />
        <RunAll label={words.overview.mutateAll} ids={ids} runs={mutation} />
      </div>
      <p role="status">
        {loading && all.length === 0
          ? words.page.loading
          : fill(words.overview.shown, {count: String(shown.length), all: String(all.length)})}
      </p>
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <div className={styles.scroll} role="region" aria-label={words.page.all} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words.overview[column]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                  {group}
                </th>
              </tr>
              {shown
                .filter((each) => each.group === group)
                .map((summary) => (
                  <Row
                    key={summary.id}
                    summary={summary}
                    analysis={analysis.found.get(summary.id)}
                    mutation={mutation.found.get(summary.id)}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      {shown.length > 0 && <AllScreens summaries={shown} />}
    </main>
  );
}
