/** The document inside a frame, into which React renders from outside. */

/**
 * Gives the frame the page's style sheets, those that come later too.
 * @returns ends it
 */
export function mirrorStyles(from: HTMLHeadElement, to: HTMLHeadElement): () => void {
  const copy = (): void => {
    const sheets = [...from.querySelectorAll('style, link[rel="stylesheet"]')];
    const own = to.querySelectorAll('title, base');
    to.replaceChildren(...own, ...sheets.map((sheet) => to.ownerDocument.importNode(sheet, true)));
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}

/**
 * Keeps the frame as high as what is in it.
 * @returns ends it
 */
export function fitHeight(frame: HTMLIFrameElement, body: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  });
  observer.observe(body);
  return () => observer.disconnect();
}
