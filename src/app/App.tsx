import {AddressContext, type Address} from './address.ts';
import {Arrival} from './Arrival.tsx';
import {ErrorBoundary, Failure} from './Failure.tsx';
import {KeptContext} from './Kept.tsx';
import type {OpenPage} from './openPage.ts';
import {Fetching, Shell} from './Shell.tsx';
import {SurroundingsContext, type Surroundings} from './surroundings.ts';
import {useShownPage} from './useShownPage.ts';

interface AppProps {
  readonly address: Address;
  /** The page at that address. */
  readonly first: OpenPage;
  readonly surroundings: Surroundings;
}

/** The whole site, from the document that is open on. */
export function App({address: firstAddress, first, surroundings}: AppProps) {
  const [{address, page, failure}, go] = useShownPage(first, firstAddress);
  return (
    <SurroundingsContext value={surroundings}>
      <AddressContext value={address}>
        <Shell path={address.path} go={go}>
          <ErrorBoundary key={address.path}>
            {page && (
              <KeptContext value={page.kept}>
                <page.Component />
                <Arrival page={page} />
              </KeptContext>
            )}
            {failure && <Failure message={failure.message} />}
            {!page && !failure && <Fetching />}
          </ErrorBoundary>
        </Shell>
      </AddressContext>
    </SurroundingsContext>
  );
}
