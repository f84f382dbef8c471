import type {ContentPage as Page} from '../../definition/contentPage.ts';
import {WhereCouldIGo} from '../../react/destinations/WhereCouldIGo.tsx';
import currencies from '../currencies.yaml';
import {Kept} from '../Kept.tsx';
import {useSurroundings} from '../surroundings.ts';
import {ContentPage} from './ContentPage.tsx';

const calculators = async () => (await import('../destinations.ts')).destinations;

/** The page of content that asks for a profile. */
export function DestinationsPage({page}: {readonly page: Page}) {
  const {today} = useSurroundings();
  return (
    <ContentPage page={page} path="/where-could-i-go">
      <Kept name="withoutScript" />
      <WhereCouldIGo calculators={calculators} currencies={currencies} today={today} />
    </ContentPage>
  );
}
