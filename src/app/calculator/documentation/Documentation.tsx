import type {Documentation as Texts} from '../../../engine/compiled/documentation.ts';
import type {DocumentationModule, Page} from '../../../engine/compiled/module.ts';
import {Explanations} from './Explanations.tsx';
import {Faqs} from './Faqs.tsx';
import {History} from './History.tsx';
import {HowTo} from './HowTo.tsx';
import {Method} from './Method.tsx';
import {Related} from './Related.tsx';
import {Verify} from './Verify.tsx';

/** What a page says of its calculator, as the plugin in src/app/build/calculators.ts brings it to the site. */
export interface SiteDocumentation extends DocumentationModule {
  readonly related: readonly {readonly id: string; readonly title: string}[];
}

interface DocumentationProps extends Pick<SiteDocumentation, 'related'> {
  readonly documentation: Texts;
  readonly page: Page;
}

/** All that stands below the form and its result. No script brings it: see Kept.tsx. */
export function Documentation({documentation, page, related}: DocumentationProps) {
  const {howTo, method, rules, assumptions, explainers, faqs, history} = documentation;
  return (
    <>
      <HowTo steps={howTo} />
      <Method method={method} rules={rules} assumptions={assumptions} />
      <Explanations explainers={explainers} />
      <Faqs faqs={faqs} />
      <Verify page={page} />
      <History history={history} page={page} />
      <Related related={related} />
    </>
  );
}
