import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {month} from '../../../engine/runtime/formats.ts';
import {linkTo} from '../../addresses/base.ts';
import {WhereToCheck} from '../../sources/StaleNotice.tsx';
import {Sentence} from '../../words/Sentence.tsx';
import {sources as words} from '../../words/sources.ts';
import {sourceId} from '../explanation/idsInRules.ts';
import {InRules} from '../explanation/InRules.tsx';

interface ProvenanceProps {
  /** A sentence with {source} and {month}; it may use {checked} only if `page.checked` is set. */
  readonly text: string;
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked'>;
  /** The path of the page with the rules, '' for this one, where no script opens them. By default they are on this page. */
  readonly rulesPath?: string;
}

/**
 * A sentence with a link to the source of the rules, the month of the data, and the month of the last check. If the rules were
 * taken from something else than the authority's page, another sentence says where to check them.
 */
export function Provenance({text, page: {source, dataAsOf, checked}, rulesPath}: ProvenanceProps) {
  const {name, document} = source;
  return (
    <>
      <Sentence
        text={text}
        values={{
          source:
            document === undefined ? (
              <a href={source.url}>{name}</a>
            ) : rulesPath === undefined ? (
              <InRules id={sourceId(0)}>{document}</InRules>
            ) : (
              <a href={linkTo(`${rulesPath}#${sourceId(0)}`)}>{document}</a>
            ),
          month: month(dataAsOf),
          checked: checked && month(checked),
        }}
      />
      {document !== undefined && (
        <Sentence text={words.verify} values={{authority: <WhereToCheck source={source} />}} />
      )}
    </>
  );
}
