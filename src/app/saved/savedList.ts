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
  const results =
    path === '/' ? await resultsOfKnownCalculators() : savedAnswers().results.filter(({id}) => `/${id}` === path);
  const place = document.querySelector('[data-saved-results]');
  if (signal.aborted || place === null || results.length === 0) return;
  const list = document.createElement('nav');
  list.className = styles.list!;
  list.ariaLabel = words.list;
  list.append(element('p', words.list), linksTo(results), forgetButton(list));
  place.replaceChildren(list);
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
