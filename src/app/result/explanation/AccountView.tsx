import type {Page} from '../../../engine/compiled/module.ts';
import type {Account} from '../../../engine/explanation/account.ts';
import * as words from '../../../engine/explanation/words.ts';
import {FactList} from './FactList.tsx';
import {LedgerView} from './LedgerView.tsx';
import {ruleRowId} from './ruleRowId.ts';
import {SentenceView} from './SentenceView.tsx';
import styles from './workings.module.css';

interface AccountViewProps {
  readonly account: Account;
  readonly page: Page;
  /** Whether its name and value stand above it. */
  readonly isNamed: boolean;
}

/** A value, why it is what it is, and what it was made of. */
export function AccountView({account, page, isNamed}: AccountViewProps) {
  const {label, text, sentences, facts, ledger, inner, rule} = account;
  return (
    <div className={styles.account}>
      {isNamed && (
        <p className={styles.name}>
          {label !== '' && <span>{label}</span>}
          <strong>{text}</strong>
        </p>
      )}
      <FactList facts={facts} page={page} />
      {sentences.map((sentence, index) => (
        <p key={index}>
          <SentenceView sentence={sentence} page={page} />
        </p>
      ))}
      <LedgerView label={label} lines={ledger} page={page} />
      {inner.length > 0 && (
        <div className={styles.inner}>
          {inner.map((each, index) => (
            <AccountView key={index} account={each} page={page} isNamed />
          ))}
        </div>
      )}
      {rule !== undefined && (
        <p>
          <a href={`#${ruleRowId(rule.table, rule.row)}`}>{words.account.theRule}</a>
        </p>
      )}
    </div>
  );
}
