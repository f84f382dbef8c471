import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {capitalized} from '../../../engine/runtime/english.ts';
import {month} from '../../../engine/runtime/formats.ts';
import {linkTo} from '../../addresses/base.ts';
import {WhereToCheck} from '../../sources/WhereToCheck.tsx';
import {Sentence} from '../../words/Sentence.tsx';
import {rulesName} from '../../words/rulesName.ts';
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
  const {source, dataAsOf, checked} = page;
  const edition = rulesName(page, rules);
  const {name, document} = source;
  const inRules = (title: string) =>
    rulesPath === undefined ? (
      <InRules id={sourceId(0)}>{title}</InRules>
    ) : (
      <a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{title}</a>
    );
  return (
    <>
      {edition === undefined ? (
        <Sentence
          text={text}
          values={{
            source: document === undefined ? <a href={source.url}>{name}</a> : inRules(document),
            month: month(dataAsOf),
            checked: checked && month(checked),
          }}
        />
      ) : (
        <>{inRules(capitalized(edition))}.</>
      )}
      {(document !== undefined || edition !== undefined) && (
        <span data-part="where">
          <Sentence text={words.verify} values={{authority: <WhereToCheck source={source} />}} />
        </span>
      )}
    </>
  );
}
