// @vitest-environment jsdom
// Does input from before the scripts loaded, typed or clicked, survive hydration?
import {act, screen} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../src/app/calculator/host.ts';
import {fixture} from './fixture.ts';
import {translateTexts} from '../../browser/translator.ts';
import {headlineFigure} from './headlineFigure.ts';
import './observers.ts';

const TODAY = '2024-06-30';
const calculator = <Calculator calculator={fixture} page={fixture.page(TODAY)} today={() => TODAY} host={plainHost} />;

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(calculator);
});
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

/** Hydrates, and returns every hydration mismatch that React reports. */
async function hydrate(): Promise<unknown[]> {
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, calculator, {onRecoverableError: (error) => problems.push(error)});
  });
  return problems;
}

function typeEverywhere(): void {
  screen.getByLabelText<HTMLInputElement>('Age').value = '30';
  // Not the first option of its group.
  screen.getByLabelText<HTMLInputElement>("Master's degree").checked = true;
  screen.getByLabelText<HTMLSelectElement>('Field of work').value = 'law';
  screen.getByLabelText<HTMLInputElement>('Investment').value = '900,000';
}

describe('before hydration', () => {
  it('the button remembers a click on its own, and the form submits nothing', () => {
    const button = screen.getByRole('button', {name: 'Calculate'});
    expect(button.getAttribute('type')).toBe('button');
    expect(document.getElementById(button.getAttribute('popovertarget')!)?.getAttribute('popover')).toBe('manual');
    expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
    expect(container.innerHTML).not.toMatch(/ style=|<script/);
  });
});

describe('hydration', () => {
  it('keeps what was typed and uses it as answers', async () => {
    typeEverywhere();
    expect(await hydrate()).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>("Master's degree").checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Field of work').value).toBe('law');
    await act(async () => screen.getByRole('button', {name: 'Calculate'}).click());
    expect(await screen.findByText(headlineFigure('105 / 140'))).toBeTruthy();
  });

  it('shows the fields that depend on an earlier answer', async () => {
    screen.getByLabelText<HTMLInputElement>('PhD').checked = true;
    await hydrate();
    expect(screen.getByLabelText('School')).toBeTruthy();
  });

  it('submits once what was queued, and closes the note', async () => {
    typeEverywhere();
    // jsdom has no popovers.
    const note = document.getElementById('submit-queued')!;
    const hidePopover = vi.fn();
    Object.assign(note, {hidePopover, matches: (selector: string) => selector === ':popover-open'});
    await hydrate();
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(await screen.findByText(headlineFigure('105 / 140'))).toBeTruthy();
  });

  it('keeps what was typed into a page that the browser has translated, and its words', async () => {
    typeEverywhere();
    const stop = translateTexts((text) => text.replaceAll(/[a-z]/gi, 'x'));
    expect(await hydrate()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/[a-w]/);
    await act(async () => container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click());
    expect(await screen.findByText(headlineFigure('105 / 140'))).toBeTruthy();
    stop();
  });

  it('turns the button into an ordinary one', async () => {
    await hydrate();
    const button = screen.getByRole('button', {name: 'Calculate'});
    expect(button.getAttribute('type')).toBe('submit');
    expect(button.hasAttribute('popovertarget')).toBe(false);
  });
});
