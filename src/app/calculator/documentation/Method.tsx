import type {Documentation} from '../../../engine/compiled/documentation.ts';
import {ruleRowId} from '../../result/explanation/ruleRowId.ts';
import {DataTable} from '../../DataTable.tsx';
import * as site from '../../words/site.ts';
import {Section} from './Section.tsx';
import styles from './calculator.module.css';

/** How a result is worked out: in words, as the rules' own tables, and what is our reading. */
export function Method({method, rules, assumptions}: Pick<Documentation, 'method' | 'rules' | 'assumptions'>) {
  return (
    <Section id="method" title={site.calculator.method}>
      {method.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rules.length > 0 && (
        <>
          <h3>{site.calculator.rules}</h3>
          <div className={styles.rules}>
            {rules.map((rule, table) => (
              <div key={rule.title} className={styles.rule}>
                <DataTable
                  caption={rule.title}
                  columns={rule.columns}
                  rows={rule.rows}
                  note={rule.note}
                  rowId={(row) => ruleRowId(table, row)}
                />
              </div>
            ))}
          </div>
        </>
      )}
      {assumptions.length > 0 && (
        <>
          <h3>{site.calculator.assumptions}</h3>
          <p>{site.calculator.assumptionsIntro}</p>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
