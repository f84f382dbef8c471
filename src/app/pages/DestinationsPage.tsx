import type {ReactNode} from 'react';
import type {ContentPage as Page} from '../content/contentPage.ts';
import {WhereCouldIGo} from '../destinations/WhereCouldIGo.tsx';
import currencies from '../content/currencies.yaml';
import type {Currencies} from '../content/siteFiles.ts';
import type {Loadable} from '../loadable.tsx';
import {usePageContext} from '../pageContext.ts';
import {StaticHtml} from '../StaticHtml.tsx';
import ContentPage from './ContentPage.tsx';

const calculators = async () => (await import('../destinations/calculators.ts')).destinations;

interface DestinationsPageProps {
  readonly content: Loadable<Page>;
  /** For browsers without scripts; rendered by the build only. */
  readonly withoutScript: ReactNode;
}

/** The content page with the profile form and the list of destinations. */
export default function DestinationsPage({content, withoutScript}: DestinationsPageProps) {
  const {today} = usePageContext();
  return (
    <ContentPage content={content} path="/where-could-i-go">
      <StaticHtml>{withoutScript}</StaticHtml>
      <WhereCouldIGo calculators={calculators} currencies={currencies as Currencies} today={today} />
    </ContentPage>
  );
}
