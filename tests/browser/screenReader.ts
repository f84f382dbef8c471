// Follows a visitor who listens to a page: what is announced, where the focus is, and what of the page has changed.
import type {CDPSession, Page} from '@playwright/test';
import {
  activeDescendant,
  announce,
  find,
  focusedNode,
  namedContainers,
  readLines,
  readTree,
  type AccessibleNode,
  type Part,
} from './accessibilityTree.ts';
import {card} from '../../src/app/words/calculator.ts';

interface Announcement {
  readonly live: string;
  readonly text: string;
}

/** Writes down a visit as it sounds: a heading for each step, then announcements, the focus, and what is new on the page. */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #part: Part;
  readonly #written: string[] = [];
  #lines: readonly string[] = [];
  #dialogLines: readonly string[] = [];
  #containers: readonly string[] = [];

  private constructor(page: Page, session: CDPSession, part: Part) {
    this.#page = page;
    this.#session = session;
    this.#part = part;
  }

  /**
   * Listens to the document that is open; a page that is opened by loading another document needs a new one.
   * @param part what is written down of it, such as the main landmark: header and footer are the same on every page
   */
  static async listenTo(page: Page, part: Part = {role: 'main'}): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(watchLiveRegions);
    return new ScreenReader(page, session, part);
  }

  /**
   * Writes a step down after it has been taken: `taken` returns when everything that it causes is there. That a result takes long is left out:
   * it depends on the machine.
   */
  async step(title: string, taken: () => Promise<unknown>): Promise<void> {
    await taken();
    const announcements = await this.#page.evaluate(takeAnnouncements);
    const root = await readTree(this.#session);
    this.#written.push('', `## ${title}`, '');
    // Where a region arrives with its text depends on how the browser cuts the rendering into slices.
    const arrived = announcements.filter(({live}) => live.includes('arrived'));
    for (const {live, text} of [...arrived, ...announcements.filter((each) => !arrived.includes(each))])
      if (text !== card.awaited) this.#written.push(`Announced (${live}): ${text}`);
    this.#written.push(`Focus: ${this.#describeFocus(root)}`);
    const news = this.#news(root);
    if (news.length > 0) this.#written.push('', ...news);
  }

  /** Ends the visit and returns what was written down. */
  async finish(): Promise<string> {
    await this.#session.detach();
    return `${this.#written.join('\n').trim()}\n`;
  }

  /** What has changed in the open dialog, which covers the page; else in the part of the page since it was last uncovered. */
  #news(root: AccessibleNode): readonly string[] {
    const dialog = find(root, ({role, properties}) => role === 'dialog' && properties['modal']?.value === true)[0];
    const part =
      dialog ?? find(root, ({role, name}) => role === this.#part.role && (this.#part.name ?? name) === name)[0];
    const lines = part ? readLines(part) : [];
    const before = dialog ? this.#dialogLines : this.#lines;
    this.#dialogLines = dialog ? lines : [];
    if (!dialog) this.#lines = lines;
    return changes(before, lines);
  }

  #describeFocus(root: AccessibleNode): string {
    const node = focusedNode(root);
    const active = activeDescendant(root, node);
    const containers = namedContainers(node);
    const entered = containers.map((each) => announce(each)).filter((each) => !this.#containers.includes(each));
    this.#containers = containers.map((each) => announce(each));
    const around = active ? namedContainers(active).filter((each) => !containers.includes(each)) : [];
    return [...entered, announce(node), ...[...around, ...(active ? [active] : [])].map((each) => announce(each))].join(
      '; ',
    );
  }
}

/**
 * The lines that are new, each below the lines that it is part of, and how many are gone. Lines are compared as sequences,
 * so that a line that is said a second time is new.
 */
export function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const kept = commonLines(before, after);
  const written = new Set<number>();
  const news: string[] = [];
  const depth = (line: string): number => line.search(/\S/);
  for (const [index, line] of after.entries()) {
    if (kept.has(index)) continue;
    const above: number[] = [];
    for (let at = index - 1, limit = depth(line); at >= 0 && limit > 0; at--)
      if (depth(after[at]!) < limit) {
        limit = depth(after[at]!);
        above.unshift(at);
      }
    for (const at of [...above, index]) {
      if (written.has(at)) continue;
      written.add(at);
      news.push(kept.has(at) ? `  ${after[at]!} …` : `+ ${after[at]!}`);
    }
  }
  const gone = before.length - kept.size;
  return before.length === 0 ? after : [...news, ...(gone > 0 ? [`- ${gone} ${gone === 1 ? 'line' : 'lines'}`] : [])];
}

/** The indices of the lines of `after` that a longest common subsequence shares with `before`. */
function commonLines(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const lengths = Array.from({length: before.length + 1}, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row]![column] =
        before[row] === after[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
  const kept = new Set<number>();
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (before[row] === after[column]) {
      kept.add(column);
      row++;
      column++;
    } else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) row++;
    else column++;
  }
  return kept;
}

/** Runs in the page: notes the text of each live region whenever it changes, as a screen reader would say it. */
function watchLiveRegions(): void {
  const regions = '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  const liveOf = (element: Element): string =>
    element.getAttribute('aria-live') ?? (element.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const noted: Announcement[] = [];
  // A region is said as a whole if it is atomic, as status and alert are.
  const isAtomic = (region: Element): boolean =>
    region.getAttribute('aria-atomic') !== 'false' &&
    (region.ariaAtomic === 'true' || region.matches('[role="status"], [role="alert"], output'));
  const textOf = (node: Node): string => {
    if (node instanceof Element && (node.matches('[aria-hidden="true"]') || !node.checkVisibility())) return '';
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const words = node.getAttribute('aria-label') ?? [...node.childNodes].map((child) => textOf(child)).join('');
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
  };
  const note = (region: Element, node: Node, isNew: boolean): void => {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (text === '' || !region.checkVisibility()) return;
    // Screen readers announce an alert that arrives with its text, but few of them do so with a polite region.
    const live =
      isNew && liveOf(region) === 'polite' ? 'polite, arrived with its text: not said by all' : liveOf(region);
    const last = noted.at(-1);
    if (last?.text !== text) noted.push({live, text});
  };
  const known = new WeakSet(document.querySelectorAll(regions));
  new MutationObserver((records) => {
    const changed = new Map<Element, Set<Node>>();
    for (const {target, addedNodes, type} of records) {
      const from = target instanceof Element ? target : target.parentElement;
      const region = from?.closest(regions);
      const nodes = type === 'childList' ? [...addedNodes] : [target];
      if (region && known.has(region)) {
        const parts = changed.get(region) ?? new Set();
        for (const node of nodes) parts.add(node);
        changed.set(region, parts);
      } else
        for (const node of nodes) {
          if (!(node instanceof Element)) continue;
          for (const arrived of [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]) {
            if (known.has(arrived)) continue;
            known.add(arrived);
            note(arrived, arrived, true);
          }
        }
    }
    for (const [region, nodes] of changed) {
      if (isAtomic(region)) note(region, region, false);
      else for (const node of nodes) note(region, node, false);
    }
  }).observe(document, {subtree: true, childList: true, characterData: true});
  Object.assign(window, {takeAnnouncements: () => noted.splice(0)});
}

function takeAnnouncements(): Announcement[] {
  return (window as unknown as {takeAnnouncements: () => Announcement[]}).takeAnnouncements();
}
