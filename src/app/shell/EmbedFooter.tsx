import type {ServedCalculator} from '../calculators/servedCalculator.ts';
import {linkTo} from '../addresses/base.ts';
import {Metadata} from '../metadata/Metadata.tsx';
import {usePageContext} from '../rendering/pageContext.ts';
import {embed as words} from '../words/embed.ts';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import styles from '../pages/CalculatorPage.module.css';

/** Below an embedded calculator: the link to its full page. Also its metadata, with the full page as the canonical one. */
export default function EmbedFooter({calculator}: {readonly calculator: ServedCalculator}) {
  const {buildDay} = usePageContext();
  const {id, title, description} = calculator.page(buildDay);
  const link = <a href={linkTo(`/${id}`)}>{fill(words.fullPage, {title})}</a>;
  return (
    <footer className={styles.embedFooter}>
      <Metadata page={{title, description, fullPage: `/${id}`}} />
      <p>
        <Sentence text={words.about} values={{link}} />
      </p>
      <p>{words.independent}</p>
    </footer>
  );
}
