import {useLocation} from 'react-router-dom';
import {linkTo} from '../addresses/base.ts';
import type {ServedCalculator} from '../calculators/servedCalculator.ts';
import {useDay} from '../rendering/pageContext.ts';
import {isEmbedded} from '../embed/address.ts';
import {Provenance} from '../result/card/Provenance.tsx';
import {StaleNotice} from '../sources/StaleNotice.tsx';
import {sourceId} from '../result/explanation/idsInRules.ts';
import {provenance} from '../words/provenance.ts';
import {sources} from '../words/sources.ts';
import styles from './CalculatorSource.module.css';

/** Where the rules of a calculator are from, and a warning if they may be outdated. Static HTML above the form. */
export default function CalculatorSource({calculator}: {readonly calculator: ServedCalculator}) {
  const day = useDay();
  const page = calculator.page(day);
  const rulesPath = isEmbedded(useLocation().pathname) ? `/${page.id}` : '';
  return (
    <StaleNotice rules={page} day={day} end={<a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{sources.title}</a>}>
      <p className={styles.provenance}>
        <Provenance text={provenance[page.checked ? 'checked' : 'unchecked']} page={page} rulesPath={rulesPath} />
      </p>
    </StaleNotice>
  );
}
