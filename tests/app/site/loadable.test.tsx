// @vitest-environment jsdom
// Is a module fetched once, rendered without a suspension once it is there, and tried again after a failure, but not by rendering?
import {act, render, screen} from '@testing-library/react';
import {Component, Suspense, type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadable, useLoaded, type Loadable} from '../../../src/app/loading/loadable.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Text({of}: {readonly of: Loadable<string>}) {
  return <p>{useLoaded(of)}</p>;
}

class Boundary extends Component<{readonly children: ReactNode}> {
  override state = {message: ''};
  static getDerivedStateFromError(error: Error) {
    return {message: error.message};
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

const page = (wanted: Loadable<string>) => (
  <Boundary>
    <Suspense fallback="waiting">
      <Text of={wanted} />
    </Suspense>
  </Boundary>
);

describe('a module', () => {
  it('is fetched once', async () => {
    const fetchText = vi.fn(async () => 'words');
    const words = loadable(fetchText);
    await Promise.all([words.load(), words.load()]);
    await words.load();
    expect(fetchText).toHaveBeenCalledOnce();
  });

  it('that is there is rendered at once', async () => {
    const words = loadable(async () => 'words');
    await words.load();
    render(page(words));
    expect(screen.getByText('words')).toBeTruthy();
  });

  it('that is not there yet is waited for', async () => {
    const words = loadable(async () => 'words');
    await act(async () => void render(page(words)));
    expect(document.body.textContent).toBe('words');
  });
});

describe('a module that cannot be fetched', () => {
  it('fails the page, and is tried again only by the next load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchText = vi.fn(async () => Promise.reject<string>(new Error('Broken')));
    const words = loadable(fetchText);
    await act(async () => void render(page(words)));
    expect(document.body.textContent).toBe('Broken');
    expect(fetchText).toHaveBeenCalledOnce();
    fetchText.mockResolvedValue('words');
    expect(await words.load()).toBe('words');
  });

  it('fails with the status of the server where there is one', async () => {
    vi.stubGlobal('fetch', async () => new Response('', {status: 404, statusText: 'Not Found'}));
    const gone = loadable(async () => Promise.reject<string>(new TypeError('Failed to fetch: http://x.example/a.js')));
    await expect(gone.load()).rejects.toThrow('404 Not Found');
  });
});
