/**
 * The visitor's colour scheme, whether the home page needs room for saved results, and what is submitted there before its script runs. A classic script in the head, run before the
 * first paint, so that a chosen scheme shows without a flash of the other one and nothing moves later. It imports nothing: the build would make it a module, which runs later.
 *
 * The choice is kept in this browser, and only once there is one: 'System' removes it. Where the browser refuses to keep it,
 * it lasts until the next document.
 */
const root = document.documentElement;
const field = 'input[name="theme"]';

document.addEventListener('change', ({target}) => {
  if (!(target instanceof HTMLInputElement) || !target.matches(field)) return;
  show(target.value);
  stored((storage) => {
    if (target.value === 'system') storage.removeItem('theme');
    else storage.setItem('theme', target.value);
  });
});
// blocks/taskChooser.ts submits it again.
document.addEventListener('submit', ({target}) => (target as Element).toggleAttribute('data-held', true));
// The footer comes later in the document.
document.addEventListener('DOMContentLoaded', () => {
  for (const choice of document.querySelectorAll<HTMLInputElement>(field))
    choice.checked = choice.value === (root.dataset['theme'] ?? 'system');
});
show(stored((storage) => storage.getItem('theme')) ?? 'system');
// The key is that of device/savedKey.ts.
root.toggleAttribute('data-saved', typeof stored((storage) => storage.getItem('answers')) === 'string');

/** What `use` returns; undefined if the browser refuses storage, which it may do even for reading. */
function stored<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Applies a scheme to the style sheets (styles/tokens.css) and to the browser's own bars. */
function show(theme: string): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${bar.id})` : theme === bar.id ? 'all' : 'not all';
}
