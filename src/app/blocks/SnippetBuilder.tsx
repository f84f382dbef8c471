import {embedSnippet} from '../embed/snippet.ts';
import {usePageContext} from '../rendering/pageContext.ts';
import type {Blocks} from '../content/contentPage.ts';
import styles from './developers.module.css';

/**
 * Writes what embeds a calculator: static HTML that snippetBuilder.ts makes work. Without scripts, the text is an example in
 * which to change the calculator.
 */
export function SnippetBuilder({words}: {readonly words: Blocks['snippetBuilder']}) {
  const {address} = usePageContext();
  const {calculators} = words;
  const [first] = calculators;
  const snippet = embedSnippet({address, id: first!.id, title: first!.title, theme: '', isPlain: false});
  return (
    <form
      className={styles.builder}
      method="dialog"
      aria-label={words.label}
      data-snippet-builder={address}
      data-copied={words.copied}
      data-not-copied={words.notCopied}
    >
      <label htmlFor="snippet-calculator">{words.calculator}</label>
      <select id="snippet-calculator" name="calculator" autoComplete="off">
        {calculators.map(({id, title}) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Choice name="theme" legend={words.colours} options={words.themes} />
      <Choice name="way" legend={words.way} options={words.ways} />
      <label htmlFor="snippet-text">{words.snippet}</label>
      <textarea
        id="snippet-text"
        name="snippet"
        className={styles.code}
        rows={7}
        spellCheck={false}
        readOnly
        defaultValue={snippet}
      />
      <p className={styles.copy}>
        <button className="main-button">{words.copy}</button> <span aria-live="polite" data-copy-status />
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  /** Labels by value; the first is chosen. */
  readonly options: Readonly<Record<string, string>>;
}

function Choice({name, legend, options}: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, label], index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} autoComplete="off" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
