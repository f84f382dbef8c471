/** What to look for on any page; each function but `focusStops` runs in the page, and returns what is wrong. */
import type {Page} from '@playwright/test';

/** WCAG 2.2, 2.5.8: targets that are below 24 × 24 px and closer to another than 24 px, measured between their centres. */
export function smallTargets(): readonly string[] {
  interface Target {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const smallest = 24;
  const selector = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';
  const top = document.querySelector('dialog:modal') ?? document.body;
  const targets = [...top.querySelectorAll<HTMLElement>(selector)].flatMap((element): Target[] => {
    if (!element.checkVisibility({visibilityProperty: true}) || element.matches(':disabled')) return [];
    // A press on the words of a box to tick ticks it.
    const label =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.labels?.[0] : null;
    const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
    const [left, upper] = [Math.min(...boxes.map(({x}) => x)), Math.min(...boxes.map(({y}) => y))];
    const [right, lower] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map(({bottom}) => bottom))];
    // Out of sight until it is focused, as the link to the content.
    if (right <= 0 || lower + window.scrollY <= 0 || right - left <= 1) return [];
    return [{element, box: new DOMRect(left, upper, right - left, lower - upper)}];
  });
  const isSmall = ({box}: Target): boolean => Math.min(box.width, box.height) < smallest - 0.5;
  // A link in a sentence is as high as its line.
  const isInSentence = ({element}: Target): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...element.parentElement!.childNodes].some((node) => node !== element && /\w/.test(node.textContent ?? ''));
  const centre = ({box}: Target): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target))
    .filter((target) => {
      const [x, y] = centre(target);
      return targets.some((other) => {
        if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
          return false;
        const [otherX, otherY] = centre(other);
        if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < smallest - 0.5;
        const dx = Math.max(other.box.x - x, 0, x - other.box.right);
        const dy = Math.max(other.box.y - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < smallest / 2 - 0.5;
      });
    })
    .map(
      ({element, box}) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 160)}`,
    );
}

/** What visitors fill in and press to get a result: the site's own minimum is a height of 44 px, on touch screens and others. */
export function lowControls(): readonly string[] {
  const fields = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea';
  const options = 'label:has(> [type="radio"], > [type="checkbox"])';
  return [...document.querySelectorAll(`main :is(.main-button, form :is(${fields}, ${options}))`)]
    .filter((control) => control.checkVisibility({visibilityProperty: true}))
    .filter((control) => control.getBoundingClientRect().height < 43.5)
    .map((control) => `${Math.round(control.getBoundingClientRect().height)} px: ${control.outerHTML.slice(0, 160)}`);
}

/** Drawings that are neither hidden nor named, and controls without a name or with one that lacks the words they show (2.5.3). */
export function misnamed(): readonly string[] {
  const squeezed = (text: string): string =>
    text
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const shown = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});
  const drawings = [...document.querySelectorAll('svg, img')].filter(
    (drawing) =>
      shown(drawing) &&
      drawing.closest('[aria-hidden="true"]') === null &&
      !drawing.getAttribute('aria-label') &&
      drawing.getAttribute('alt') === null &&
      !drawing.querySelector('title'),
  );
  const visibleText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.closest('[aria-hidden="true"]') || !shown(node)) return '';
    return [...node.childNodes].map((child) => visibleText(child)).join(' ');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const label = labelled || element.getAttribute('aria-label');
    const labels = (element as HTMLInputElement).labels;
    return label ?? (labels && labels.length > 0 ? [...labels].map(visibleText).join(' ') : visibleText(element));
  };
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [role="option"]')];
  const wrong = controls.filter((control) => {
    if (!shown(control) || (control as HTMLInputElement).type === 'hidden') return false;
    const name = squeezed(nameOf(control));
    const words = control.matches('a, button, summary') ? squeezed(visibleText(control)) : '';
    return name === '' || !name.includes(words);
  });
  return [...drawings, ...wrong].map((element) => element.outerHTML.slice(0, 160));
}

/** Text of which a part is cut off: in a box that hides what does not fit, and cannot be scrolled. */
export function lostText(): readonly string[] {
  // All of a text can be hidden on purpose, such as the name beside a flag.
  const isPartlySeen = (element: HTMLElement): boolean => {
    const range = document.createRange();
    const box = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!/\w/.test((walker.currentNode as Text).data)) continue;
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      if (text.left < box.right - 1 && text.top < box.bottom - 1 && text.right > box.left && text.bottom > box.top)
        return true;
    }
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (!(element instanceof HTMLElement) || element.clientWidth <= 1 || !element.checkVisibility()) return false;
      const {overflowX, overflowY, textOverflow} = getComputedStyle(element);
      const isCut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (!/\w/.test(element.innerText) || !isPartlySeen(element)) return false;
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      );
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Controls that neither a line around or below them nor the browser's own drawing tells from text when colours are forced. */
export function unmarkedControls(): readonly string[] {
  const hasLine = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    );
  };
  return [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((control) => control.checkVisibility({visibilityProperty: true}))
    .filter((control) => !/^(radio|checkbox|range|hidden)$/.test((control as HTMLInputElement).type))
    .filter((control) => {
      const {textDecorationLine, appearance} = getComputedStyle(control);
      return (
        !hasLine(control) && !hasLine(control.parentElement!) && textDecorationLine === 'none' && appearance !== 'auto'
      );
    })
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Elements with an animation or a transition, on a page that is shown with reduced motion. */
export function movesBySetting(): readonly string[] {
  const lasts = (durations: string): boolean => durations.split(',').some((duration) => parseFloat(duration) > 0.01);
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const {animationDuration, animationName, transitionDuration, transitionProperty} = getComputedStyle(element);
      return (
        (animationName !== 'none' && lasts(animationDuration)) ||
        (lasts(transitionDuration) && !/^(none|color|background-color|border-color|opacity)$/.test(transitionProperty))
      );
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/**
 * Goes through a page with Tab or Shift+Tab, and returns what is wrong: a stop that is out of the order of the document,
 * covered by something else (WCAG 2.2, 2.4.11), out of the window or not marked, and an end that is never reached.
 */
export async function focusStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const most = await page.evaluate(watchFocus, key === 'Tab');
  for (let presses = 0; presses < most; presses += 20) {
    for (let press = 0; press < 20; press++) await page.keyboard.press(key);
    if (await page.evaluate(() => (window as unknown as Watched).focusWatch.isOver())) break;
  }
  return page.evaluate(() => (window as unknown as Watched).focusWatch.end());
}

interface Watched {
  readonly focusWatch: {readonly isOver: () => boolean; readonly end: () => readonly string[]};
}

/** Runs in the page: looks at each stop when the key is released, since by then it has been scrolled into view. Returns how many presses are enough. */
function watchFocus(isForward: boolean): number {
  const wrong: string[] = [];
  const stops: Element[] = [];
  const jumps: (readonly [from: Element, to: Element])[] = [];
  let isOver = false;
  (document.activeElement as HTMLElement | null)?.blur();
  window.getSelection()?.removeAllRanges();
  const report = (what: string, element: Element): void =>
    void wrong.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
  const isMarked = (element: Element): boolean => {
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  };
  const look = (): void => {
    const focused = document.activeElement;
    // The parts of a date are in the browser's own field.
    if (isOver || focused === null || focused === stops.at(-1)) return;
    if (focused === document.body || stops.includes(focused)) {
      isOver = stops.length > 0;
      return;
    }
    const last = stops.at(-1);
    stops.push(focused);
    const follows = last && Boolean(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (last && follows !== isForward) jumps.push([last, focused]);
    const label = (focused as HTMLInputElement).labels?.[0];
    if (![focused, focused.parentElement!, label].some((each) => each && isMarked(each))) report('not marked', focused);
    const {left, top, width, height} = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(there));
    });
    if (!isSeen) report('covered or out of sight', focused);
  };
  document.addEventListener('keyup', look);
  const focusWatch = {
    isOver: () => isOver,
    end: () => {
      document.removeEventListener('keyup', look);
      // The first press begins where the focus was: the keys then pass from one end of the page to the other.
      const inOrder = stops.toSorted((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      const ends = [inOrder.at(-1), inOrder[0]];
      const [leaves, enters] = isForward ? ends : ends.toReversed();
      for (const [from, to] of jumps) if (from !== leaves || to !== enters) report('out of order', to);
      if (!isOver) wrong.push(`no end after ${stops.length} stops`);
      return wrong;
    },
  };
  Object.assign(window, {focusWatch});
  return document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]').length * 2 + 20;
}
