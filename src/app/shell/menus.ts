/** The header's menus: each is a <details> in a list, which a toggle button opens on small screens. */
import styles from './menus.module.css';

/** Whether the style sheet shows the menus in a row; on small screens they are sections of one list. */
export function areSideBySide(): boolean {
  const items = document.querySelector(`.${styles.items}`);
  return items !== null && getComputedStyle(items).display === 'flex';
}

export function allMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`details.${styles.menu}`)];
}

/** The menu that contains an event's target. */
export function menuAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(`details.${styles.menu}`) : null;
}

/** Closes all menus except one. */
export function closeMenus(except: HTMLDetailsElement | null = null): void {
  for (const menu of allMenus()) if (menu !== except) menu.open = false;
}

/** Closes all menus and the list of menus. */
export function closeHeader(): void {
  closeMenus();
  const list = document.getElementById('site-menu');
  if (list !== null && typeof list.hidePopover === 'function' && list.matches(':popover-open')) list.hidePopover();
}
