import type {ContentPage as Page} from '../content/contentPage.ts';
import {WhereCouldIGo} from '../destinations/WhereCouldIGo.tsx';
import currencies from '../content/currencies.yaml';
import type {Currencies} from '../content/siteFiles.ts';
import {Kept} from '../Kept.tsx';
import {useSurroundings} from '../surroundings.ts';
import {ContentPage} from './ContentPage.tsx';

const calculators = async () => (await import('../destinations/calculators.ts')).destinations;

/** The page of content that asks for a profile. */
export function DestinationsPage({page}: {readonly page: Page}) {
  const {today} = useSurroundings();
  return (
    <ContentPage page={page} path="/where-could-i-go">
      <Kept name="withoutScript" />
      <WhereCouldIGo calculators={calculators} currencies={currencies as Currencies} today={today} />
    </ContentPage>
  );
}
