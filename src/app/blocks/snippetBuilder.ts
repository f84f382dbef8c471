/** Makes the builder of embeds work (SnippetBuilder.tsx), with listeners on the document, as the page is static HTML. */
import {embedSnippet} from '../embed/snippet.ts';

const builder = 'form[data-snippet-builder]';

export function attach(signal: AbortSignal): void {
  // It may have been changed before this script ran.
  const form = document.querySelector<HTMLFormElement>(builder);
  if (form !== null) update(form);
  document.addEventListener(
    'change',
    ({target}) => {
      const changed = target instanceof Element ? target.closest<HTMLFormElement>(builder) : null;
      if (changed !== null) update(changed);
    },
    {signal},
  );
  document.addEventListener(
    'submit',
    (event) => {
      const submitted = event.target as HTMLFormElement;
      if (!submitted.matches(builder)) return;
      event.preventDefault();
      void copy(submitted);
    },
    {signal},
  );
}

function update(form: HTMLFormElement): void {
  const {calculator, theme, way, snippet} = fieldsOf(form);
  snippet.value = embedSnippet({
    address: form.dataset['snippetBuilder']!,
    id: calculator.value,
    title: calculator.selectedOptions[0]!.text,
    theme: theme.value === 'light' || theme.value === 'dark' ? theme.value : '',
    isPlain: way.value === 'frame',
  });
  say(form, '');
}

async function copy(form: HTMLFormElement): Promise<void> {
  const {snippet} = fieldsOf(form);
  const {copied = '', notCopied = ''} = form.dataset;
  try {
    await navigator.clipboard.writeText(snippet.value);
    say(form, copied);
  } catch {
    snippet.select();
    say(form, notCopied);
  }
}

function say(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-copy-status]')!.textContent = text;
}

function fieldsOf({elements}: HTMLFormElement) {
  return {
    calculator: elements.namedItem('calculator') as HTMLSelectElement,
    theme: elements.namedItem('theme') as RadioNodeList,
    way: elements.namedItem('way') as RadioNodeList,
    snippet: elements.namedItem('snippet') as HTMLTextAreaElement,
  };
}
