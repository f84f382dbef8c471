import type {Page} from '../../definition/module.ts';
import {Provenance} from '../../react/card/Provenance.tsx';
import site from '../site.yaml';
import {Section} from './Section.tsx';

export function Verify({page}: {readonly page: Pick<Page, 'source' | 'dataAsOf'>}) {
  return (
    <Section id="verify" title={site.calculator.verify}>
      <p>
        <Provenance text={site.calculator.verifyText} page={page} />
      </p>
    </Section>
  );
}
