/**
 * `/embed.js`, which other sites load: puts calculators into their pages and keeps each frame as tall as its content.
 *
 *     <script src="https://…/embed.js" data-calculator="ID" async></script>
 *     <div class="visatally" data-calculator="ID" data-title="…" data-theme="dark">What is here without scripts</div>
 *
 * A classic script without globals. It needs no inline style or script, so that it works under a strict content security
 * policy. Loaded twice, it does nothing twice.
 */
const script = document.currentScript as HTMLScriptElement;
const site = new URL('.', script.src);

/** Pixels, until the frame has said how tall it is. */
const firstHeight = 640;

/** Milliseconds after a document has loaded in a frame, within which a calculator has said how tall it is. */
const UNTIL_READY = 3000;

/** What the address of a frame says for each theme; 'auto' leaves it to the visitor's system. */
const queries: Readonly<Record<string, string>> = {auto: '', light: '?theme=light', dark: '?theme=dark'};

/** Tells the author of the page which attribute was ignored. */
function warn(attribute: string, value: string, expected: string): void {
  console.warn(`embed.js: data-${attribute}="${value}" is not ${expected}`);
}

/** Over the style sheets of the host's page, which often give all frames a height; not over a `max-height`. */
function setHeight(frame: HTMLIFrameElement, pixels: number): void {
  frame.style.setProperty('height', `${pixels}px`, 'important');
}

/**
 * Adds the frame. The author's link stays until the calculator has appeared: the site may not have it.
 * @param element says which calculator
 */
function embed(element: HTMLElement, placeOf: (title: string) => HTMLElement): void {
  const {calculator = '', title, theme = 'auto', framed} = element.dataset;
  if (framed !== undefined) return;
  // Even if the place is refused: one warning is enough.
  element.dataset['framed'] = '';
  // An id, and not a path to something else.
  if (!/^[\w-]+$/.test(calculator)) return warn('calculator', calculator, 'the id of a calculator');
  const query = Object.hasOwn(queries, theme) ? queries[theme] : undefined;
  if (query === undefined) warn('theme', theme, 'light, dark or auto');
  const frame = document.createElement('iframe');
  frame.src = `${site.href}embed/${calculator}${query ?? ''}`;
  frame.title = title ?? calculator.replaceAll('-', ' ');
  frame.lang = 'en';
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write';
  frame.width = '100%';
  frame.style.border = '0';
  setHeight(frame, firstHeight);
  const place = placeOf(frame.title);
  let isReady = false;
  window.addEventListener('message', ({source, origin, data}: MessageEvent<{readonly height?: unknown} | null>) => {
    // In a sandbox the frame has no origin.
    if (source !== frame.contentWindow || (origin !== site.origin && origin !== 'null')) return;
    const height = data?.height;
    if (typeof height !== 'number' || height < 1 || height >= 1e5) return;
    setHeight(frame, height);
    isReady = true;
    while (frame.previousSibling) frame.previousSibling.remove();
  });
  frame.addEventListener('load', () => setTimeout(() => isReady || setHeight(frame, 0), UNTIL_READY));
  place.append(frame);
}

/** After the script, with a link to the calculator. */
function placeAfterScript(title: string): HTMLElement {
  const link = document.createElement('a');
  link.href = site.href + script.dataset['calculator'];
  link.textContent = title;
  const place = document.createElement('div');
  place.append(link);
  script.after(place);
  return place;
}

function embedAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('div.visatally')) embed(element, () => element);
}

// Most pages name the calculator where it is to be, and not on the script.
if (script.dataset['calculator'] !== undefined) embed(script, placeAfterScript);
embedAll();
// For what comes later in the document than a script without `defer`.
document.addEventListener('DOMContentLoaded', embedAll);
