import type {SourcedRules} from '../../engine/plan/staleness.ts';
import {whereMessage} from '../../engine/plan/whereToCheck.ts';
import {linkTo} from '../addresses/base.ts';
import {Sentence} from '../words/Sentence.tsx';

/** 'with the Home Office', with a link to its page. */
export function WhereToCheck({source}: Pick<SourcedRules, 'source'>) {
  const {url, name, short = name} = source;
  const link = url === undefined ? short : <a href={linkTo(url)}>{short}</a>;
  return <Sentence text={whereMessage(source)} values={{source: link}} />;
}
