import {type ReactNode, useState} from 'react';
import {useLocation} from 'react-router-dom';
import {calculatorOf} from '../calculators/parts.ts';
import type {ServedCalculator} from '../calculators/servedCalculator.ts';
import type {SharedAnswers} from '../../engine/answers/shareLink.ts';
import {Calculator} from '../calculator/Calculator.tsx';
import {siteHost} from '../calculator/siteHost.ts';
import {isEmbedded} from '../embed/address.ts';
import {PageHeading} from '../rendering/ScrollAndFocus.tsx';
import {useDay, usePageContext} from '../rendering/pageContext.ts';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import {useHotReloaded} from '../rendering/hotReload.ts';
import styles from './CalculatorPage.module.css';

interface CalculatorPageProps {
  readonly calculator: ServedCalculator;
  /** Where its rules are from. */
  readonly source: ReactNode;
  /** The documentation below the form. */
  readonly documentation: ReactNode;
  /** For calculators with the shared frame. */
  readonly sidebar: ReactNode;
}

/** The page of any calculator. */
export default function CalculatorPage({calculator, source, documentation, sidebar}: CalculatorPageProps) {
  const newest = useHotReloaded('calculator', calculator, calculatorOf);
  const page = newest.page(useDay());
  const {today, isFollowed} = usePageContext();
  const {hash, pathname} = useLocation();
  const isFrame = isEmbedded(pathname);
  const [shared, setShared] = useState<SharedAnswers | null>(null);
  const frame = isFrame ? undefined : newest.frame;
  const formAndResult = (
    <Calculator
      calculator={newest}
      page={page}
      today={today}
      // A question of the address would be an entry in the history of the host's page.
      fragment={isFrame ? undefined : hash}
      isFollowed={isFollowed}
      onCalculated={setShared}
      host={siteHost}
    />
  );
  const article = (
    <article className={styles.page}>
      <header>
        <PageHeading>{page.title}</PageHeading>
        <p className={styles.description}>{page.description}</p>
        <StaticHtml>{source}</StaticHtml>
        {frame && <frame.FrameActions title={page.title} shared={shared} />}
      </header>
      {frame ? <frame.CalculatorCard>{formAndResult}</frame.CalculatorCard> : formAndResult}
      <StaticHtml className={styles.documentation}>{documentation}</StaticHtml>
    </article>
  );
  return frame ? <frame.Frame sidebar={sidebar}>{article}</frame.Frame> : article;
}
