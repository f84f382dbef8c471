import {Fragment} from 'react';
import type {Page} from '../../../engine/compiled/module.ts';
import type {Sentence} from '../../../engine/explanation/sentence.ts';
import {FieldLinks} from '../../calculator/fields/FieldLinks.tsx';
import {ruleRowId} from './ruleRowId.ts';

/** A sentence whose pieces lead to fields of the form and to rows of the rules. */
export function SentenceView({sentence, page}: {readonly sentence: Sentence; readonly page: Page}) {
  return sentence.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    if ('input' in piece)
      return <FieldLinks key={index} fields={page.fields} to={[{id: piece.input, label: piece.text}]} />;
    return (
      <a key={index} href={`#${ruleRowId(piece.rule.table, piece.rule.row)}`}>
        {piece.text}
      </a>
    );
  });
}
