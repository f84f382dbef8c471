import {useLocation} from 'react-router-dom';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {editionNotice} from '../../engine/plan/editionNotice.ts';
import {linkTo} from '../addresses/base.ts';
import type {ServedCalculator} from '../calculators/servedCalculator.ts';
import {useDay} from '../rendering/pageContext.ts';
import {isEmbedded} from '../embed/address.ts';
import {Provenance} from '../result/card/Provenance.tsx';
import {SourceText} from '../sources/SourceText.tsx';
import {StaleNotice} from '../sources/StaleNotice.tsx';
import {WhereToCheck} from '../sources/WhereToCheck.tsx';
import {changesId} from '../../engine/plan/lawChange.ts';
import {sourceId} from '../result/explanation/idsInRules.ts';
import {provenance} from '../words/provenance.ts';
import {sources} from '../words/sources.ts';
import {Sentence} from '../words/Sentence.tsx';
import styles from './CalculatorSource.module.css';

/** Which edition of the rules a calculator has, or where they are from and whether they may be outdated. Static HTML above the form. */
export default function CalculatorSource({calculator}: {readonly calculator: ServedCalculator}) {
  const day = useDay();
  const page = calculator.page(day);
  const rulesPath = isEmbedded(useLocation().pathname) ? `/${page.id}` : '';
  if (page.differences !== undefined) {
    // A built page contains a version for each later day on which there are more or fewer: see StaticHtml.tsx.
    const laterDays = import.meta.env.SSR ? page.differences.flatMap(([from]) => (from > day ? [from] : [])) : [];
    return (
      <>
        <EditionNotice page={page} day={day} rulesPath={rulesPath} />
        {laterDays.map((from) => (
          <template key={from} data-from={from}>
            <EditionNotice page={page} day={from} rulesPath={rulesPath} />
          </template>
        ))}
      </>
    );
  }
  return (
    <StaleNotice rules={page} day={day} end={<a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{sources.title}</a>}>
      <p className={styles.provenance}>
        <Provenance text={provenance[page.checked ? 'checked' : 'unchecked']} page={page} rulesPath={rulesPath} />
      </p>
    </StaleNotice>
  );
}

interface EditionNoticeProps {
  readonly page: Page;
  readonly day: CalendarDay;
  /** The path of the page that lists the differences, '' for this one. */
  readonly rulesPath: string;
}

/** 'June 2024 edition. 3 things are different today.' */
function EditionNotice({page, day, rulesPath}: EditionNoticeProps) {
  const {message, values} = editionNotice(page, day)!;
  const edition = <a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{values.edition}</a>;
  const differences = 'differences' in values && <a href={linkTo(`${rulesPath}#${changesId}`)}>{values.differences}</a>;
  const change = 'change' in values && <SourceText text={values.change} source={page.source} />;
  return (
    <p className={styles.edition} data-edition="">
      <Sentence
        text={message}
        values={{...values, edition, differences, change, source: <WhereToCheck source={page.source} />}}
      />
    </p>
  );
}
