// @vitest-environment jsdom
// Does a preloaded component appear at once, and is one that fails to load replaced?
import {render, screen} from '@testing-library/react';
import {Suspense, type ReactElement} from 'react';
import {expect, it} from 'vitest';
import {lazyWithPreload, preloadable} from '../../../src/app/calculator/lazyWithPreload.ts';

interface Module {
  readonly Shown: () => ReactElement;
}

const Shown = () => <>shown</>;
const Instead = () => <>instead</>;

function show(load: () => Promise<Module>) {
  const part = preloadable(load);
  const Lazy = lazyWithPreload(part, (module) => module.Shown, Instead);
  const open = () =>
    render(
      <Suspense fallback="meanwhile">
        <Lazy />
      </Suspense>,
    );
  return {part, open};
}

it('is in the first render if already fetched', async () => {
  const {part, open} = show(async () => ({Shown}));
  await part.load();
  expect(open().container.textContent).toBe('shown');
});

it('is fetched if necessary, with a placeholder until then', async () => {
  const {open} = show(async () => ({Shown}));
  expect(open().container.textContent).toBe('meanwhile');
  expect(await screen.findByText('shown')).toBeTruthy();
});

it('is replaced if it cannot be fetched', async () => {
  const {open} = show(() => Promise.reject(new Error('no network')));
  open();
  expect(await screen.findByText('instead')).toBeTruthy();
});

it('is fetched again after a failure', async () => {
  let tries = 0;
  const {part, open} = show(async () => {
    if (++tries === 1) throw new Error('no network');
    return {Shown};
  });
  await expect(part.load()).rejects.toThrow('no network');
  open();
  expect(await screen.findByText('shown')).toBeTruthy();
});
