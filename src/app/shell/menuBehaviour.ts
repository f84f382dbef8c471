import {attachHover} from './hover.ts';
import {attachKeyboard} from './keyboard.ts';
import {attachPressing} from './pressing.ts';

/** All that the menus do beyond opening and closing when pressed. */
export function attachMenus(signal: AbortSignal): void {
  attachPressing(signal);
  attachHover(signal);
  attachKeyboard(signal);
}
