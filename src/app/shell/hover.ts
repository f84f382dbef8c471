import {areSideBySide, closeMenus, menuAt} from './menus.ts';

/** Milliseconds that the mouse rests on a menu before it opens, and away from it before it closes. */
const delay = 200;

/** Milliseconds after a menu closed in which the next one opens at once. */
const skipDelayWithin = 300;

/** Menus side by side open under the mouse. One that was pressed stays open when the mouse leaves. */
export function attachHover(signal: AbortSignal): void {
  let under: HTMLDetailsElement | null = null;
  let opened: HTMLDetailsElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(menu: HTMLDetailsElement): void {
    closeMenus(menu);
    menu.open = true;
    opened = menu;
  }

  function close(): void {
    if (opened?.open) {
      opened.open = false;
      closedAt = performance.now();
    }
    opened = null;
  }

  function moveTo(menu: HTMLDetailsElement | null): void {
    if (menu === under) return;
    under = menu;
    clearTimeout(timer);
    if (menu === null) timer = setTimeout(close, delay);
    else if (opened?.open || performance.now() - closedAt < skipDelayWithin) open(menu);
    else if (!menu.open) timer = setTimeout(() => !menu.open && open(menu), delay);
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
      if (menu === null || menu !== opened || !(event.target as Element).closest('summary')) return;
      // A press on what the mouse has just opened means it, and would close it. Keys have no such doubt.
      if (menu.open && event.detail > 0) event.preventDefault();
      opened = null;
    },
    {signal},
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
