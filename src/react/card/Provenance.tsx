import type {Page} from '../../definition/module.ts';
import {month} from '../../functions/formats.ts';
import {Sentence} from '../Sentence.tsx';

interface ProvenanceProps {
  /** A sentence with {source} and {month}. */
  readonly text: string;
  readonly page: Pick<Page, 'source' | 'dataAsOf'>;
}

/** Where to verify a result, linked, and how old its data is. */
export function Provenance({text, page: {source, dataAsOf}}: ProvenanceProps) {
  return <Sentence text={text} values={{source: <a href={source.url}>{source.name}</a>, month: month(dataAsOf)}} />;
}
