import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {App} from './App.tsx';
import {today} from '../engine/today.ts';
import {addressBy} from './address.ts';
import {keepAsItIs} from './keptContent.ts';
import {openDocument, rememberPage} from './openPage.ts';
import './styles/tokens.css';
import './styles/base.css';

const {built} = document.documentElement.dataset;
const address = addressBy('document');
// Fetched first, so that the page comes alive in one go; should it fail, the page still reads as it is.
const page = await openDocument(document);
rememberPage(address.path, page);
// In a transition React takes the page over piece by piece, and answers a touch in between: in one go it would keep a
// slow phone busy for some 200 ms.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <App address={address} first={{...page, kept: keepAsItIs}} surroundings={{builtDay: built ?? today(), today}} />,
  );
});
