import type {Page} from '../../../engine/compiled/module.ts';
import {month} from '../../../engine/runtime/formats.ts';
import {Sentence} from '../../words/placeholders.tsx';

interface ProvenanceProps {
  /** A sentence with {source} and {month}, and with {checked} only where the page has it. */
  readonly text: string;
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked'>;
}

/** Where to verify a result, linked, how old its data is, and when it was last found right. */
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
