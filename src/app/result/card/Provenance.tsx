import type {Page} from '../../../engine/compiled/module.ts';
import {month} from '../../../engine/runtime/formats.ts';
import {Sentence} from '../../words/placeholders.tsx';

interface ProvenanceProps {
  /** A sentence with {source} and {month}; it may use {checked} only if `page.checked` is set. */
  readonly text: string;
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked'>;
}

/** A sentence with a link to the source of the rules, the month of the data, and the month of the last check. */
export function Provenance({text, page: {source, dataAsOf, checked}}: ProvenanceProps) {
  return (
    <Sentence
      text={text}
      values={{
        source: <a href={source.url}>{source.name}</a>,
        month: month(dataAsOf),
        checked: checked && month(checked),
      }}
    />
  );
}
