// @vitest-environment jsdom
// Does what arrives during a press wait for its end, whether or not an event says so?
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterPress} from '../../../src/app/loading/afterPress.ts';

/** What `:active` matches: jsdom presses nothing. */
let pressed: Element | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    expect(selector).toBe(':active');
    return pressed;
  });
});

afterEach(() => {
  pressed = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('updates at once where nothing is pressed', () => {
  const update = vi.fn();
  afterPress(update);
  expect(update).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('updates once after a tap: its element stays active after the last event', () => {
  const update = vi.fn();
  pressed = document.body;
  for (const event of ['pointerdown', 'touchstart']) document.body.dispatchEvent(new Event(event));
  afterPress(update);
  for (const event of ['pointerup', 'touchend', 'click']) document.body.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(1_000);
  expect(update).not.toHaveBeenCalled();

  pressed = null;
  vi.advanceTimersByTime(100);
  expect(update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(update).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
