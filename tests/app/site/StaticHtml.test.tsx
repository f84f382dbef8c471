// @vitest-environment jsdom
// Does HTML that the build made stay as it is, do words of a later day replace it, and is it rendered after a followed link?
import {act} from '@testing-library/react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, expect, it} from 'vitest';
import {showDatedParts} from '../../../src/app/rendering/datedParts.ts';
import {PageContext} from '../../../src/app/rendering/pageContext.ts';
import {StaticHtml} from '../../../src/app/rendering/StaticHtml.tsx';

const later =
  '<template data-from="2027-01-01"><p>210</p></template><template data-from="2028-01-01"><p>220</p></template>';
let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

function page(today: string) {
  const context = {buildDay: '2026-11-21', today: () => today, address: ''};
  return (
    <PageContext value={context}>
      <StaticHtml>
        <p>rendered</p>
      </StaticHtml>
    </PageContext>
  );
}

/** The part after hydration on a day, and what React complained of. */
async function hydrated(today: string): Promise<{html: string; problems: readonly unknown[]}> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div><p>180</p>${later}</div>`;
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(today), {onRecoverableError: (error) => problems.push(error)});
  });
  return {html: container.querySelector('div')!.innerHTML, problems};
}

it.each([
  ['2026-11-21', `<p>180</p>${later}`],
  ['2026-12-31', `<p>180</p>${later}`],
  ['2027-01-01', '<p>210</p>'],
  ['2030-01-01', '<p>220</p>'],
])('on %s', async (today, html) => {
  expect(await hydrated(today)).toEqual({html, problems: []});
});

it('shows and hides the dated parts of the version of the day', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p data-from="2027-01-01" hidden>old</p><p data-until="2027-01-01">new</p>';
  const shownOn = (day: string) => {
    showDatedParts(container, day);
    return [...container.querySelectorAll('p:not([hidden])')].map(({textContent}) => textContent);
  };
  expect(shownOn('2026-12-31')).toEqual(['new']);
  expect(shownOn('2027-01-01')).toEqual(['old']);
});

it('in a page that no document brought is rendered', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(container);
    root.render(page('2026-11-21'));
  });
  expect(container.innerHTML).toBe('<div><p>rendered</p></div>');
});
