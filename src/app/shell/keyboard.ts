import {allMenus, closeMenus, menuAt} from './menus.ts';

/** Escape closes the open menu; arrows, Home and End move through the header. Tab is the browser's own. */
export function attachKeyboard(signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === 'Escape') {
        leaveMenu();
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

function leaveMenu(): void {
  const menu = allMenus().find(({open}) => open);
  if (menu === undefined) return;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  closeMenus();
}

/** Up and down, from the menu's name into its links and back. */
function nextInMenu(from: HTMLElement, key: string): HTMLElement | null {
  const menu = menuAt(from);
  if (menu === null) return null;
  const isName = from.matches('summary');
  if (isName && key === 'ArrowDown') menu.open = true;
  if (isName && !menu.open) return null;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const place = stops.indexOf(from);
  if (key === 'ArrowDown') return stops[place + 1] ?? from;
  if (key === 'ArrowUp') return stops[place - 1] ?? from;
  if (key === 'Home' && !isName) return stops[1] ?? null;
  if (key === 'End' && !isName) return stops.at(-1) ?? null;
  return null;
}

/** Sideways, from one entry of the bar to the next. */
function nextInBar(from: HTMLElement, key: string): HTMLElement | null {
  const step = {ArrowLeft: -1, ArrowRight: 1}[key];
  if (step === undefined) return null;
  const stops = [...document.querySelectorAll<HTMLElement>('#site-menu > ul > li > a, #site-menu summary')];
  const place = stops.indexOf(menuAt(from)?.querySelector('summary') ?? from);
  const backwards = getComputedStyle(from).direction === 'rtl';
  return stops[place + (backwards ? -step : step)] ?? null;
}
