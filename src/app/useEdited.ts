/** While a definition is edited, the open page follows it: src/app/build/calculators.ts sends an event for each saved version. */
import {useEffect, useState} from 'react';
import type {ServedCalculator} from '../engine/compiled/module.ts';
import {fetchDocument, parseDocument} from './fetchDocument.ts';
import {keptIn, type KeptContent} from './keptContent.ts';

/** The calculator in its newest version. */
export function useEditedCalculator(calculator: ServedCalculator): ServedCalculator {
  const [newest, setNewest] = useState(calculator);
  useEffect(() => {
    if (!import.meta.hot) return;
    return onEdited((changed) => {
      if (changed.id === calculator.id) setNewest(changed);
    });
  }, [calculator.id]);
  return newest;
}

/** Fetches the page anew for what no script brings. */
export function useEditedKept(name: string, show: (content: KeptContent) => void): void {
  useEffect(() => {
    if (!import.meta.hot) return;
    return onEdited(async () => {
      const response = await fetchDocument(window.location.pathname);
      if (response.ok) show(keptIn(await parseDocument(response))(name));
    });
  }, [name, show]);
}

function onEdited(take: (changed: ServedCalculator) => void): () => void {
  const listen = (event: Event): void => take((event as CustomEvent<ServedCalculator>).detail);
  window.addEventListener('calculator-changed', listen);
  return () => window.removeEventListener('calculator-changed', listen);
}
