/**
 * What the document of an embedded calculator does besides calculating. A classic script in its head, in place of
 * shell/theme.ts, run before the first paint; it imports nothing, or the build would make it a module, which runs later. It
 * never listens to messages: the page around the frame can tell it nothing, and learns only its height.
 */
const root = document.documentElement;

// The colours that the host's page asks for; the visitor's own choice on this site does not count here.
const theme = new URLSearchParams(window.location.search).get('theme');
if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

let height = 0;
if (window.parent !== window) {
  const tellHeight = (): void => {
    const next = Math.ceil(root.getBoundingClientRect().height);
    if (next === height) return;
    height = next;
    // Which site the frame is on is unknown, and any may know a height.
    window.parent.postMessage({height}, '*');
  };
  new ResizeObserver(tellHeight).observe(root);
  // A frame that is out of sight is not observed.
  document.addEventListener('DOMContentLoaded', tellHeight);
  // The page around the frame does what it is asked, so a result can wait for its room (app/form/keepInView.ts).
  window.addEventListener('resize', () => {
    if (window.innerHeight === height) root.dataset['fitted'] = '';
  });
}

// All other links open a new tab (<base target="_blank">), since no other page may be framed.
document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link !== null) link.target = '_self';
});
