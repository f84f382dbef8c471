/** Makes the choice of a task and the search work (TaskChooser.tsx), with listeners on the document, as the page is static HTML. */
import {linkTo} from '../addresses/base.ts';
import {addressOfQuery, queryOf} from '../addresses/searchAddress.ts';
import {keepForm, keptForm} from '../form/keptForm.ts';
import {fill} from '../../engine/runtime/message.ts';
import * as words from '../words/tasks.ts';
import {capitalized} from '../../engine/runtime/english.ts';

export function attach(signal: AbortSignal): void {
  restore(document.querySelector<HTMLFormElement>('form[data-task-chooser]')!);
  // Something may have been typed before this script ran.
  pointSearch(document.querySelector<HTMLFormElement>('form[data-search]')!);
  document.addEventListener(
    'change',
    ({target}) => {
      if (!(target instanceof HTMLSelectElement) || target.form?.matches('[data-task-chooser]') !== true) return;
      if (target.name === 'task') offerCountries(target.form);
      else target.form.dataset['country'] = target.value;
      keep(target.form);
    },
    {signal},
  );
  document.addEventListener(
    'input',
    ({target}) => {
      const form = (target as HTMLInputElement).form;
      if (form?.matches('[data-search]') === true) pointSearch(form);
    },
    {signal},
  );
  document.addEventListener(
    'submit',
    (event) => {
      const submitted = event.target as HTMLFormElement;
      delete submitted.dataset['held'];
      if (submitted.matches('[data-search]')) {
        event.preventDefault();
        pointSearch(submitted).click();
      }
      if (!submitted.matches('[data-task-chooser]')) return;
      event.preventDefault();
      showCalculators(submitted).focus();
      keep(submitted);
    },
    {signal},
  );
  // Pressed before this script ran (shell/theme.ts).
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) form.requestSubmit();
}

/**
 * Points the link of the search to the results of what is typed.
 * @returns the link
 */
function pointSearch(form: HTMLFormElement): HTMLAnchorElement {
  const link = form.querySelector('a')!;
  link.href = linkTo(addressOfQuery(queryOf(form.querySelector('input')!.value)));
  return link;
}

/** After Back, as it was left; else the task may have been changed before this script ran. */
function restore(form: HTMLFormElement): void {
  const {task, country} = fieldsOf(form);
  const kept = keptForm();
  if (kept !== undefined) task.value = kept.values['task'] ?? '';
  offerCountries(form);
  if (kept === undefined) return;
  country.value = kept.values['country'] ?? '';
  form.dataset['country'] = country.value;
  if (kept.submitted) showCalculators(form);
}

function keep(form: HTMLFormElement): void {
  const {task, country} = fieldsOf(form);
  keepForm('/', {values: {task: task.value, country: country.value}, submitted: !foundIn(form).hidden});
}

/**
 * Lists the countries that have a calculator for the chosen task. The one that was chosen last stays chosen if it is among
 * them, and is chosen again by a later task that has it.
 */
function offerCountries(form: HTMLFormElement): void {
  const {task, country} = fieldsOf(form);
  const chosen = form.dataset['country'] ?? country.value;
  const countries = [...new Set(itemsOf(form, task.value).flatMap(countriesOf))].filter((name) => name !== 'Worldwide');
  country.replaceChildren(
    new Option(words.sentence.anyCountry, ''),
    ...countries.toSorted().map((name) => new Option(name, name, false, name === chosen)),
  );
}

/**
 * Shows the links for the task and the country, also a single one: nobody should leave the page unawares.
 * @returns their heading
 */
function showCalculators(form: HTMLFormElement): HTMLElement {
  const [task, country] = [fieldsOf(form).task.value, fieldsOf(form).country.value];
  const items = itemsOf(form, task).filter((item) => country === '' || countriesOf(item).includes(country));
  const found = foundIn(form);
  const heading = found.querySelector('p')!;
  const place = words.withArticle.includes(country) ? fill(words.the, {country}) : country || words.sentence.anyCountry;
  heading.textContent = capitalized(fill(words.found, {task, country: place}));
  found.querySelector('ul')!.replaceChildren(...items.map((item) => item.cloneNode(true)));
  found.hidden = false;
  return heading;
}

/** What the form found, hidden until it was asked. */
function foundIn(form: HTMLFormElement): HTMLElement {
  return form.parentElement!.querySelector<HTMLElement>('[data-found]')!;
}

function fieldsOf(form: HTMLFormElement): Record<'task' | 'country', HTMLSelectElement> {
  return {
    task: form.elements.namedItem('task') as HTMLSelectElement,
    country: form.elements.namedItem('country') as HTMLSelectElement,
  };
}

/** The links of a task, which without scripts are a list of their own. */
function itemsOf(form: HTMLFormElement, task: string): readonly HTMLElement[] {
  return [...form.parentElement!.querySelectorAll<HTMLElement>(`[data-task="${task}"] li`)];
}

/** A calculator's country, or its area with the countries of that area. */
function countriesOf({dataset}: HTMLElement): readonly string[] {
  return dataset['countries']!.split('|');
}
