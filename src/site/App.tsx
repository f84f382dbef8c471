import {Suspense, useState} from 'react';
import {Route, Routes, useLocation} from 'react-router-dom';
import {ErrorBoundary} from './ErrorBoundary.tsx';
import {NotFound} from './pages/NotFound.tsx';
import {pages} from './pages.tsx';
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
                {[...pages].map(([path, {Component}]) => (
                  <Route key={path} path={path} element={<Component />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </FirstLocationContext>
    </SurroundingsContext>
  );
}
