import {useContext, useState} from 'react';
import type {ServedCalculator} from '../../engine/compiled/module.ts';
import type {SharedAnswers} from '../../engine/answers/shareLink.ts';
import {Provenance} from '../result/card/Provenance.tsx';
import {Calculator} from '../calculator/Calculator.tsx';
import {AddressContext} from '../address.ts';
import {CalculatorCard} from '../frame/CalculatorCard.tsx';
import {FrameActions} from '../frame/FrameActions.tsx';
import {Frame} from '../frame/Frame.tsx';
import {isFramed} from '../frame/isFramed.ts';
import {Kept} from '../Kept.tsx';
import {PageHeading} from '../PageHeading.tsx';
import * as site from '../words/site.ts';
import {useSurroundings} from '../surroundings.ts';
import {useDay} from '../useDay.ts';
import {useEditedCalculator} from '../useEdited.ts';
import styles from './CalculatorPage.module.css';

/** The page of any calculator. */
export function CalculatorPage({calculator}: {readonly calculator: ServedCalculator}) {
  const newest = useEditedCalculator(calculator);
  const page = newest.page(useDay());
  const {today} = useSurroundings();
  const {hash} = useContext(AddressContext);
  const [shared, setShared] = useState<SharedAnswers | null>(null);
  const framed = isFramed(page);
  const calculatorOfPage = (
    <Calculator calculator={newest} page={page} today={today} fragment={hash} onCalculated={setShared} />
  );
  const article = (
    <article className={styles.page}>
      <header>
        <PageHeading>{page.title}</PageHeading>
        <p className={styles.description}>{page.description}</p>
        <p className={styles.provenance}>
          <Provenance text={site.calculator[page.checked ? 'provenanceChecked' : 'provenance']} page={page} />
        </p>
        {framed && <FrameActions title={page.title} shared={shared} />}
      </header>
      {framed ? <CalculatorCard>{calculatorOfPage}</CalculatorCard> : calculatorOfPage}
      <Kept name="documentation" className={styles.documentation} />
    </article>
  );
  return framed ? <Frame>{article}</Frame> : article;
}
