/**
 * The visitor's colour scheme. A classic script in the head, run before the first paint, so that a chosen scheme shows without
 * a flash of the other one. It imports nothing: the build would make it a module, which runs later.
 *
 * The choice is kept in this browser, and only once there is one; 'System' removes it.
 */
const key = 'theme';
const switchName = 'theme';

showTheme(storedTheme());

document.addEventListener('change', ({target}) => {
  if (!(target instanceof HTMLInputElement) || target.name !== switchName) return;
  storeTheme(target.value);
  showTheme(target.value);
});
document.addEventListener('DOMContentLoaded', markChoice);
// Another tab has changed it.
window.addEventListener('storage', (event) => {
  if (event.key !== key) return;
  showTheme(storedTheme());
  markChoice();
});

/** 'light' or 'dark'; 'system' without a choice, or where the browser keeps nothing. */
function storedTheme(): string {
  try {
    return localStorage.getItem(key) ?? 'system';
  } catch {
    return 'system';
  }
}

function storeTheme(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts as long as this document.
  }
}

/** Applies a scheme to the style sheets (styles/tokens.css) and to the browser's own bars. */
function showTheme(theme: string): void {
  const isChosen = theme !== 'system';
  if (isChosen) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = colour.dataset['scheme'];
    colour.media = isChosen ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

/** Marks the current choice in the footer. */
function markChoice(): void {
  const theme = storedTheme();
  for (const choice of document.querySelectorAll<HTMLInputElement>(`input[name="${switchName}"]`))
    choice.checked = choice.value === theme;
}
