/** The list of remembered results, on the home page and on the pages they belong to. Built here, as those parts are static HTML. */
import {calendarDay} from '../../engine/runtime/formats.ts';
import {linkTo} from '../addresses/base.ts';
import {directory} from '../calculators/calculatorModules.ts';
import {fill} from '../../engine/runtime/message.ts';
import {saved as words} from '../words/saved.ts';
import {forget, savedAnswers, type SavedResult} from '../device/savedAnswers.ts';
import styles from './saved.module.css';

/** Fills the page's place for the list, if it has one and there are results for it. */
export async function showSavedResults(path: string, signal: AbortSignal): Promise<void> {
  const isHome = path === '/';
  const results = isHome
    ? await resultsOfKnownCalculators()
    : savedAnswers().results.filter(({id}) => `/${id}` === path);
  const place = document.querySelector('[data-saved-results]');
  if (signal.aborted || place === null) return;
  // The room on the home page (HomePage.module.css) is kept before it is known whether anything can fill it.
  if (results.length === 0) delete document.documentElement.dataset['saved'];
  else place.replaceChildren(isHome ? stripOf(results) : listOf(results));
}

function listOf(results: readonly SavedResult[]): HTMLElement {
  const list = navigation(styles.list!);
  list.append(element('p', words.list), linksTo(results), forgetButton(list));
  return list;
}

/** The latest result, and what opens the others. */
function stripOf([latest, ...others]: readonly SavedResult[]): HTMLElement {
  const strip = navigation(`${styles.list!} ${styles.strip!}`);
  const more = document.createElement('details');
  more.append(element('summary', fill(words.more, {count: others.length + 1})));
  more.append(linksTo(others), forgetButton(strip));
  strip.append(element('p', words.strip), linksTo([latest!]), more);
  return strip;
}

function navigation(className: string): HTMLElement {
  const made = document.createElement('nav');
  made.className = className;
  made.ariaLabel = words.list;
  return made;
}

/** A calculator may have been removed or renamed since. */
async function resultsOfKnownCalculators(): Promise<readonly SavedResult[]> {
  const {calculatorFiles} = await directory.load();
  return savedAnswers().results.filter(({id}) => calculatorFiles.has(id));
}

function linksTo(results: readonly SavedResult[]): HTMLElement {
  const items = results.map(({id, title, day, headline, fragment}) => {
    const link = element('a', title);
    link.href = linkTo(`/${id}`) + fragment;
    const item = document.createElement('li');
    item.append(link, element('span', fill(words.result, {day: calendarDay(day), headline})));
    return item;
  });
  const list = document.createElement('ul');
  list.append(...items);
  return list;
}

function forgetButton(list: HTMLElement): HTMLElement {
  const button = element('button', words.forget);
  button.type = 'button';
  button.className = 'quiet-button';
  button.addEventListener('click', () => {
    forget();
    const note = element('p', words.forgotten);
    note.tabIndex = -1;
    list.replaceChildren(note);
    note.focus();
  });
  return button;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
