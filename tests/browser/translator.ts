/**
 * Does to a page what the translation of Chrome and Edge does: moves each text into `<font><font>` in its place, now and whenever
 * one is added or changed. Runs in the page.
 * @param translation of a text; by default the same, so that a translated page can be compared with an untranslated one
 * @returns ends it
 */
export function translateTexts(translation = (text: string): string => text): () => void {
  const untranslated = 'script, style, noscript, textarea, title, font, [translate="no"]';
  function translate(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = root.nodeType === Node.TEXT_NODE ? root : texts.nextNode(); node; node = texts.nextNode())
      found.push(node as Text);
    for (const text of found) {
      if (text.parentElement === null || text.parentElement.closest(untranslated)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(translation(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
  });
  observer.observe(document.body, {subtree: true, childList: true, characterData: true});
  translate(document.body);
  return () => observer.disconnect();
}

/** The texts that share an element with others or with elements, in any part of a page. Runs in the page. */
export function textsBesideOthers(part: Element): readonly string[] {
  return [part, ...part.querySelectorAll('*')].flatMap(({childNodes}) => {
    const shown = [...childNodes].filter(({nodeType}) => nodeType !== Node.COMMENT_NODE);
    return shown.length < 2 ? [] : shown.flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue!] : []));
  });
}
