// @vitest-environment jsdom
// Does the prerendered HTML stay unchanged, except for texts that depend on the day?
import {act} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import {Kept, KeptContext} from '../../../src/app/Kept.tsx';
import {keepAsItIs, type KeptContent} from '../../../src/app/keptContent.ts';
import {SurroundingsContext} from '../../../src/app/surroundings.ts';

const later =
  '<template data-from="2027-01-01"><p>210</p></template><template data-from="2028-01-01"><p>220</p></template>';
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The static part after hydration on a day, and the mismatches that React reported. */
async function hydrated(today: string): Promise<{html: string; problems: readonly unknown[]}> {
  const page = (contentOf: (name: string) => KeptContent) => (
    <SurroundingsContext value={{builtDay: '2026-11-21', today: () => today}}>
      <KeptContext value={contentOf}>
        <Kept name="documentation" />
      </KeptContext>
    </SurroundingsContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(() => ({dangerouslySetInnerHTML: {__html: `<p>180</p>${later}`}})));
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(keepAsItIs), {onRecoverableError: (error) => problems.push(error)});
  });
  return {html: container.querySelector('[data-kept]')!.innerHTML, problems};
}

it.each([
  ['2026-11-21', `<p>180</p>${later}`],
  ['2026-12-31', `<p>180</p>${later}`],
  ['2027-01-01', '<p>210</p>'],
  ['2030-01-01', '<p>220</p>'],
])('on %s', async (today, html) => {
  expect(await hydrated(today)).toEqual({html, problems: []});
});
