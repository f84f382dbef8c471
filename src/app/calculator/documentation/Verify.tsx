import type {Page} from '../../../engine/compiled/module.ts';
import {month} from '../../../engine/runtime/formats.ts';
import {Provenance} from '../../result/card/Provenance.tsx';
import {fill} from '../fill.ts';
import * as site from '../../words/site.ts';
import {Section} from './Section.tsx';
import * as words from '../../words/upToDate.ts';

interface VerifyProps {
  readonly page: Pick<Page, 'source' | 'dataAsOf' | 'checked' | 'reviewBy'>;
}

/** Where to verify the rules, and when somebody did or should have done so here. */
export function Verify({page}: VerifyProps) {
  const {dataAsOf, checked, reviewBy} = page;
  const checks = [
    checked === undefined
      ? fill(words.checks.unchecked, {month: month(dataAsOf)})
      : fill(words.checks.checked, {month: month(checked)}),
    ...(reviewBy === undefined ? [] : [fill(words.checks.reviewBy, {month: month(reviewBy)})]),
  ];
  return (
    <Section id="verify" title={site.calculator.verify}>
      <p>
        <Provenance text={site.calculator.verifyText} page={page} />
      </p>
      <p>{checks.join(' ')}</p>
    </Section>
  );
}
