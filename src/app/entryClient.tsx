import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {today} from '../engine/language/today.ts';
import {App} from './App.tsx';
import {linkTo, pathOf} from './addresses/base.ts';
import type {FormScript} from './calculators/servedCalculator.ts';
import {registerDefinition} from './calculators/calculatorModules.ts';
import {loadable} from './loading/loadable.tsx';
import {preload} from './routes.tsx';
import './fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/elements.css';

const root = document.getElementById('root')!;
// No top-level await, which would keep the bundler from merging chunks.
void start();

async function start(): Promise<void> {
  const {path = '/', module} = root.dataset;
  const {pathname, search, hash} = window.location;
  // Hosts without redirects serve /about.html too.
  if (path !== '/404' && pathOf(pathname) !== path) window.history.replaceState(null, '', linkTo(path) + search + hash);

  // Load what the first render needs, so that hydration does not suspend. If it fails, the static HTML stays readable.
  await Promise.all([
    // The URL of one of the site's own scripts, written by the build.
    registerDefinition(
      (pathOf(window.location.pathname) ?? '').split('/').pop()!,
      module === undefined ? undefined : loadable<FormScript>(() => import(/* @vite-ignore */ module)),
    ),
    preload(path, 'scripts'),
  ]);
  const buildDay = document.documentElement.dataset['built'] ?? today();
  // In a transition React hydrates in slices and handles input in between; in one task it would block a slow phone for
  // about 200 ms.
  startTransition(() => {
    hydrateRoot(
      root,
      // App decides which navigations are transitions.
      <BrowserRouter basename={linkTo('/')} useTransitions={false}>
        <App context={{buildDay, today, address: import.meta.env.SITE_ADDRESS}} />
      </BrowserRouter>,
    );
  });
}
