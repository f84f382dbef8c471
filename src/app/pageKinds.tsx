import type {ComponentType} from 'react';
import type {ContentPage} from './content/contentPage.ts';
import type {ServedCalculator} from '../engine/compiled/module.ts';
import {Kept} from './Kept.tsx';

/**
 * How a page comes alive, by the kind that its document names: its component, fetched beside the module that the
 * document names too.
 */
export const pageKinds = {
  /** Words only: no script of its own. */
  content: async () => ContentPage,
  calculator: async (module: Promise<unknown>) => {
    const [{CalculatorPage}, calculator] = await Promise.all([import('./pages/CalculatorPage.tsx'), module]);
    return () => <CalculatorPage calculator={calculator as ServedCalculator} />;
  },
  contact: async (module: Promise<unknown>) => {
    const [{ContactPage}, content] = await Promise.all([import('./pages/ContactPage.tsx'), module]);
    return () => <ContactPage page={(content as {readonly default: ContentPage}).default} />;
  },
  search: async () => (await import('./pages/SearchPage.tsx')).SearchPage,
  destinations: async (module: Promise<unknown>) => {
    const [{DestinationsPage}, content] = await Promise.all([import('./pages/DestinationsPage.tsx'), module]);
    return () => <DestinationsPage page={(content as {readonly default: ContentPage}).default} />;
  },
  notFound: async () => (await import('./pages/NotFound.tsx')).NotFound,
} as const satisfies Record<string, (module: Promise<unknown>) => Promise<ComponentType>>;

export type PageKind = keyof typeof pageKinds;

function ContentPage() {
  return <Kept name="page" />;
}
