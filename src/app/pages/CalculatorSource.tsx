import type {ServedCalculator} from '../calculator/servedCalculator.ts';
import {useDay} from '../pageContext.ts';
import {Provenance} from '../result/card/Provenance.tsx';
import {StaleNotice} from '../StaleNotice.tsx';
import {provenance} from '../words/provenance.ts';
import styles from './CalculatorSource.module.css';

/** Where the rules of a calculator are from, and a warning if they may be outdated. Static HTML above the form. */
export default function CalculatorSource({calculator}: {readonly calculator: ServedCalculator}) {
  const day = useDay();
  const page = calculator.page(day);
  return (
    <StaleNotice rules={page} day={day}>
      <p className={styles.provenance}>
        <Provenance text={provenance[page.checked ? 'checked' : 'unchecked']} page={page} />
      </p>
    </StaleNotice>
  );
}
