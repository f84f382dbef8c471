import {useEffect, useRef} from 'react';
import type {Block, Page} from '../../../engine/compiled/module.ts';
import type {BlockAccount} from '../../../engine/explanation/accounts.ts';
import {Provenance} from '../card/Provenance.tsx';
import * as card from '../../words/calculator.ts';
import {AccountView} from './AccountView.tsx';
import {FactList} from './FactList.tsx';
import styles from './workings.module.css';

interface WhyProps {
  readonly account: BlockAccount;
  readonly block: Block;
  readonly page: Page;
}

/** How a block of the card came about, closed until somebody asks; open on paper. */
export function Why({account: {heading, facts, accounts}, block, page}: WhyProps) {
  const details = useOpenOnPaper();
  // These blocks show one value, whose name stands right above.
  const isNamed = block.kind !== 'figure' && block.kind !== 'progress' && block.kind !== 'stages';
  return (
    <details ref={details} className={styles.why}>
      <summary>{heading}</summary>
      <div className={styles.body}>
        <FactList facts={facts} page={page} isMarked />
        {accounts.map((account, index) => (
          <AccountView key={index} account={account} page={page} isNamed={isNamed} />
        ))}
        <p className={styles.source}>
          <Provenance text={card.card.source} page={page} />
        </p>
      </div>
    </details>
  );
}

/** A style alone cannot show what is closed in all of the browsers, but all of them say that they begin to print. */
function useOpenOnPaper() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    let wasOpen = false;
    const before = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const after = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', before, {signal: leave.signal});
    window.addEventListener('afterprint', after, {signal: leave.signal});
    return () => leave.abort();
  }, []);
  return details;
}
