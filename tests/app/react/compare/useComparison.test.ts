// @vitest-environment jsdom
// Does the comparison open with the names of the questions, so that none changes while it is read?
import {act, renderHook, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import {comparisonPart, useComparison} from '../../../../src/app/result/compare/useComparison.ts';
import type {ChangesModule} from '../../../../src/engine/program/module.ts';

const changes: ChangesModule = {
  id: 'permit-points-calculator',
  variables: [],
  questions: [],
  numbers: [],
  shortNames: {education: 'education'},
};

it('opens once the names are there, with them', async () => {
  let arrive = (_module: ChangesModule): void => {};
  const arrived = new Promise<ChangesModule>((resolve) => (arrive = resolve));
  const {result} = renderHook(() => useComparison(() => arrived));
  await act(async () => {
    result.current.toggle(document.createElement('button'));
    await comparisonPart.load();
  });
  expect(result.current.Comparison).toBeNull();

  await act(async () => arrive(changes));
  expect(result.current.Comparison).toBe((await comparisonPart.load()).Comparison);
  expect(result.current.shortNames).toEqual({education: 'education'});
});

it('opens without names where they cannot be fetched', async () => {
  const {result} = renderHook(() => useComparison(() => Promise.reject(new Error('no connection'))));
  act(() => result.current.toggle(document.createElement('button')));
  await waitFor(() => expect(result.current.Comparison).not.toBeNull());
  expect(result.current.shortNames).toEqual({});
  expect(result.current.failed).toBe(false);
});
