// @vitest-environment jsdom
// Do title and focus follow the visitor from page to page, and only then?
import {cleanup, configure, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {App} from '../../src/site/App.tsx';

// The first page compiles every definition for its list, which takes a second or two.
configure({asyncUtilTimeout: 15_000});

const surroundings = {builtDay: '2024-06-29', today: () => '2024-06-30'};

function visit(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App surroundings={surroundings} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // jsdom knows no media queries.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(async () => {
  // The page for unknown addresses loads its list of similar ones later.
  await vi.dynamicImportSettled();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('following a link', () => {
  it(
    'sets the title and moves the focus to the heading; the first page leaves it alone',
    {timeout: 20_000},
    async () => {
      visit('/');
      await screen.findByRole('heading', {level: 1, name: 'Free Visa & Immigration Calculators'});
      expect(document.activeElement).toBe(document.body);
      await userEvent.click(screen.getByRole('link', {name: 'Green Card Points Calculator'}));
      const heading = await screen.findByRole('heading', {level: 1, name: 'Green Card Points Calculator'});
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(document.title).toBe('Green Card Points Calculator | VisaTally');
    },
  );
});

describe('an address that is no page', () => {
  it('shows the words, a way home, and logs the path once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    visit('/no-such-page');
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('404');
    expect(screen.getByText('Oops! Page not found')).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Return to Home'}).getAttribute('href')).toBe('/');
    expect(log.mock.calls).toEqual([['Page not found: /no-such-page']]);
  });
});
