import {allMenus, areSideBySide, closeHeader, closeMenus, menuAt} from './menus.ts';

/** Hover, keyboard and closing behaviour of the header's menus; clicks open them without scripts. */
export function attachMenus(signal: AbortSignal): void {
  attachClosing(signal);
  attachHover(signal);
  attachKeyboard(signal);
}

/** Milliseconds that the mouse rests on a menu before it opens, and away from it before it closes. */
const hoverDelay = 200;

/** Milliseconds after a menu closed within which the next one opens immediately. */
const skipDelayWithin = 300;

/** Menus in a row open on hover. A menu that was clicked stays open when the mouse leaves. */
function attachHover(signal: AbortSignal): void {
  let hovered: HTMLDetailsElement | null = null;
  let openedByHover: HTMLDetailsElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(menu: HTMLDetailsElement): void {
    closeMenus(menu);
    menu.open = true;
    openedByHover = menu;
  }

  function close(): void {
    if (openedByHover?.open) {
      openedByHover.open = false;
      closedAt = performance.now();
    }
    openedByHover = null;
  }

  function moveTo(menu: HTMLDetailsElement | null): void {
    if (menu === hovered) return;
    hovered = menu;
    clearTimeout(timer);
    if (menu === null) timer = setTimeout(close, hoverDelay);
    else if (openedByHover?.open || performance.now() - closedAt < skipDelayWithin) open(menu);
    else if (!menu.open) timer = setTimeout(() => !menu.open && open(menu), hoverDelay);
  }

  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse' && areSideBySide()) moveTo(menuAt(event.target));
    },
    {signal},
  );
  document.documentElement.addEventListener('pointerleave', () => moveTo(null), {signal});
  document.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      const menu = menuAt(event.target);
      if (menu === null || menu !== openedByHover || !(event.target as Element).closest('summary')) return;
      // Ignore a click on a menu that hover has just opened, or it would close again. Clicks from the keyboard have detail 0.
      if (menu.open && event.detail > 0) event.preventDefault();
      openedByHover = null;
    },
    {signal},
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Escape closes the open menu; arrows, Home and End move through the header. */
function attachKeyboard(signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === 'Escape') {
        closeOpenMenu();
        return;
      }
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (!target?.closest('#site-menu')) return;
      const next = target.closest('summary, a') && (nextInMenu(target, event.key) ?? nextInBar(target, event.key));
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    {signal},
  );
}

function closeOpenMenu(): void {
  const menu = allMenus().find(({open}) => open);
  if (menu === undefined) return;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  closeMenus();
}

/** Arrow up and down, Home and End: between a menu's summary and its links. Down on a summary also opens its menu. */
function nextInMenu(from: HTMLElement, key: string): HTMLElement | null {
  const menu = menuAt(from);
  if (menu === null) return null;
  const isSummary = from.matches('summary');
  if (isSummary && key === 'ArrowDown') menu.open = true;
  if (isSummary && !menu.open) return null;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const index = stops.indexOf(from);
  if (key === 'ArrowDown') return stops[index + 1] ?? from;
  if (key === 'ArrowUp') return stops[index - 1] ?? from;
  if (key === 'Home' && !isSummary) return stops[1] ?? null;
  if (key === 'End' && !isSummary) return stops.at(-1) ?? null;
  return null;
}

/** Arrow left and right: from one item of the bar to the next. */
function nextInBar(from: HTMLElement, key: string): HTMLElement | null {
  const step = {ArrowLeft: -1, ArrowRight: 1}[key];
  if (step === undefined) return null;
  const stops = [...document.querySelectorAll<HTMLElement>('#site-menu > ul > li > a, #site-menu summary')];
  const index = stops.indexOf(menuAt(from)?.querySelector('summary') ?? from);
  const isRightToLeft = getComputedStyle(from).direction === 'rtl';
  return stops[index + (isRightToLeft ? -step : step)] ?? null;
}

/** A menu closes when another opens; menus in a row also close on a press or focus elsewhere. */
function attachClosing(signal: AbortSignal): void {
  const closeOthers = (target: EventTarget | null): void => {
    // Check for an open menu first: this runs at every press on the page, and areSideBySide forces a style recalculation.
    if (allMenus().some(({open}) => open) && areSideBySide()) closeMenus(menuAt(target));
  };
  document.addEventListener('pointerdown', (event) => closeOthers(event.target), {signal});
  document.addEventListener(
    'focusout',
    (event) => {
      if (menuAt(event.target) !== null && event.relatedTarget !== null) closeOthers(event.relatedTarget);
    },
    {signal},
  );
  // For browsers without support for <details name>. Capture, since `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = menuAt(event.target);
      if (menu?.open && menu === event.target) closeMenus(menu);
    },
    {signal, capture: true},
  );
  // Close a list that was opened in a narrower window.
  window.addEventListener('resize', () => areSideBySide() && closeHeader(), {signal});
}
