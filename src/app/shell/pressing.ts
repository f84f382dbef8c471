import {areSideBySide, closeHeader, closeMenus, menuAt} from './menus.ts';

/** Menus side by side close when another opens, and when a press or the focus goes elsewhere. */
export function attachPressing(signal: AbortSignal): void {
  const leave = (target: EventTarget | null): void => {
    if (areSideBySide()) closeMenus(menuAt(target));
  };
  document.addEventListener('pointerdown', (event) => leave(event.target), {signal});
  document.addEventListener(
    'focusout',
    (event) => {
      if (menuAt(event.target) !== null && event.relatedTarget !== null) leave(event.relatedTarget);
    },
    {signal},
  );
  // For browsers that do not know the name of <details>. A toggle does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = menuAt(event.target);
      if (menu?.open && menu === event.target) closeMenus(menu);
    },
    {signal, capture: true},
  );
  // A list that was opened in a narrower window.
  window.addEventListener('resize', () => areSideBySide() && closeHeader(), {signal});
}
