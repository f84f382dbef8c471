import {type ReactNode, useState} from 'react';
import {useLocation} from 'react-router-dom';
import type {ServedCalculator} from '../calculator/servedCalculator.ts';
import type {SharedAnswers} from '../../engine/answers/shareLink.ts';
import {Provenance} from '../result/card/Provenance.tsx';
import {Calculator} from '../calculator/Calculator.tsx';
import {CalculatorCard, Frame, FrameActions, isFramed} from '../frame/Frame.tsx';
import {PageHeading} from '../ScrollAndFocus.tsx';
import * as site from '../words/site.ts';
import {useDay, usePageContext} from '../pageContext.ts';
import {StaleNotice} from '../StaleNotice.tsx';
import {StaticHtml} from '../StaticHtml.tsx';
import {useHotReloaded} from '../hotReload.ts';
import styles from './CalculatorPage.module.css';

interface CalculatorPageProps {
  readonly calculator: ServedCalculator;
  /** The documentation below the form. */
  readonly documentation: ReactNode;
  /** For calculators with the shared frame. */
  readonly sidebar: ReactNode;
}

/** The page of any calculator. */
export default function CalculatorPage({calculator, documentation, sidebar}: CalculatorPageProps) {
  const newest = useHotReloaded('calculator', calculator);
  const day = useDay();
  const page = newest.page(day);
  const {today} = usePageContext();
  const {hash} = useLocation();
  const [shared, setShared] = useState<SharedAnswers | null>(null);
  const framed = isFramed(newest);
  const formAndResult = (
    <Calculator calculator={newest} page={page} today={today} fragment={hash} onCalculated={setShared} />
  );
  const article = (
    <article className={styles.page}>
      <header>
        <PageHeading>{page.title}</PageHeading>
        <p className={styles.description}>{page.description}</p>
        <StaleNotice rules={page} day={day}>
          <p className={styles.provenance}>
            <Provenance text={site.calculator[page.checked ? 'provenanceChecked' : 'provenance']} page={page} />
          </p>
        </StaleNotice>
        {framed && <FrameActions title={page.title} shared={shared} />}
      </header>
      {framed ? <CalculatorCard>{formAndResult}</CalculatorCard> : formAndResult}
      <StaticHtml className={styles.documentation}>{documentation}</StaticHtml>
    </article>
  );
  return framed ? <Frame sidebar={sidebar}>{article}</Frame> : article;
}
