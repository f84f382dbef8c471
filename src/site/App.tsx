import {Suspense, useState} from 'react';
import {Route, Routes, useLocation} from 'react-router-dom';
import {ErrorBoundary} from './ErrorBoundary.tsx';
import {Home} from './pages/Home.tsx';
import {NotFound} from './pages/NotFound.tsx';
import {calculatorPages} from './pages.tsx';
import {FirstLocationContext} from './PageHeading.tsx';
import {Shell} from './Shell.tsx';
import {SurroundingsContext, type Surroundings} from './surroundings.ts';

/** The whole site inside a router. */
export function App({surroundings}: {readonly surroundings: Surroundings}) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  return (
    <SurroundingsContext value={surroundings}>
      <FirstLocationContext value={firstLocation}>
        <Shell>
          <ErrorBoundary key={location.pathname}>
            <Suspense>
              <Routes>
                <Route path="/" element={<Home />} />
                {[...calculatorPages].map(([id, Page]) => <Route key={id} path={id} element={<Page />} />)}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </FirstLocationContext>
    </SurroundingsContext>
  );
}
