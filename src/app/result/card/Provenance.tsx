import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {type Edition, usualRules} from '../../../engine/results/editions.ts';
import {calendarDay, month} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {linkTo} from '../../addresses/base.ts';
import {WhereToCheck} from '../../sources/WhereToCheck.tsx';
import {Sentence} from '../../words/Sentence.tsx';
import {sources as words} from '../../words/sources.ts';
import {sourceId} from '../explanation/idsInRules.ts';
import {InRules} from '../explanation/InRules.tsx';

interface ProvenanceProps {
  /** A sentence with {source} and {month}; it may use {checked} only if `page.checked` is set. */
  readonly text: string;
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked' | 'differences'>;
  /** The name of the rules of a result, where they were chosen. */
  readonly rules?: string | undefined;
  /** The path of the page with the rules, '' for this one, where no script opens them. By default they are on this page. */
  readonly rulesPath?: string;
}

/**
 * A sentence with a link to the source of the rules, the month of the data, and the month of the last check. If the rules were
 * taken from something else than the authority's page, another sentence says where to check them. Rules with two editions are
 * those of an edition.
 */
export function Provenance({text, page, rules, rulesPath}: ProvenanceProps) {
  const {source, dataAsOf, checked, differences} = page;
  const {name, document} = source;
  const inRules = (title: string) =>
    rulesPath === undefined ? (
      <InRules id={sourceId(0)}>{title}</InRules>
    ) : (
      <a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{title}</a>
    );
  return (
    <>
      {differences === undefined ? (
        <Sentence
          text={text}
          values={{
            source: document === undefined ? <a href={source.url}>{name}</a> : inRules(document),
            month: month(dataAsOf),
            checked: checked && month(checked),
          }}
        />
      ) : (
        <>{inRules(nameOf(rules ?? usualRules(dataAsOf)))}.</>
      )}
      {(document !== undefined || differences !== undefined) && (
        <Sentence text={words.verify} values={{authority: <WhereToCheck source={source} />}} />
      )}
    </>
  );
}

/** @param rules the name of an edition, or a day */
function nameOf(rules: string): string {
  const ofEdition: string | undefined = words.rules[rules as Edition];
  return ofEdition ?? fill(words.rules.day, {day: calendarDay(rules)});
}
