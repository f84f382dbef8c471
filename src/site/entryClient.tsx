import {createRoot, hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {App} from './App.tsx';
import {pages} from './pages.tsx';
import {today} from '../form/today.ts';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root')!;
const {built} = document.documentElement.dataset;
const app = (
  <BrowserRouter>
    <App surroundings={{builtDay: built ?? today(), today}} />
  </BrowserRouter>
);

// The development server sends no prerendered HTML.
if (built === undefined) {
  if (import.meta.env.DEV) (await import('./shell/showInDevelopment.tsx')).showInDevelopment(root);
  createRoot(root).render(app);
} else {
  // Fetched first, so that the page comes alive in one go; should it fail, the page still reads as it is.
  await pages.get(window.location.pathname)?.load();
  hydrateRoot(root, app);
}
