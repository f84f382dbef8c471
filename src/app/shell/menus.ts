import styles from './header.module.css';

/** The header's menus in the browser: each is a <details> inside the list that the toggle button opens on small screens. */

/** The menus stand side by side, as the style sheet decides; in a narrower window they are parts of one list. */
export function areSideBySide(): boolean {
  const items = document.querySelector(`.${styles.items}`);
  return items !== null && getComputedStyle(items).display === 'flex';
}

export function allMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`details.${styles.menu}`)];
}

/** The menu that a place in the page belongs to. */
export function menuAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(`details.${styles.menu}`) : null;
}

/** Closes the menus, but for one that may stay. */
export function closeMenus(but: HTMLDetailsElement | null = null): void {
  for (const menu of allMenus()) if (menu !== but) menu.open = false;
}

/** Closes everything that stands open in the header. */
export function closeHeader(): void {
  closeMenus();
  const list = document.getElementById('site-menu');
  if (list !== null && typeof list.hidePopover === 'function' && list.matches(':popover-open')) list.hidePopover();
}
