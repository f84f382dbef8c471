import * as words from '../words.ts';
import type {Width} from './Frame.tsx';
import styles from './screens.module.css';

interface WidthChoiceProps {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

const widths: readonly Width[] = ['small', 'medium', 'full'];

/** How wide the windows of screens are. */
export function WidthChoice({width, onWidth}: WidthChoiceProps) {
  return (
    <fieldset className={styles.widths}>
      <legend>{words.screens.width}</legend>
      {widths.map((each) => (
        <label key={each}>
          <input type="radio" name="width" checked={width === each} onChange={() => onWidth(each)} />
          {words.screens[each]}
        </label>
      ))}
    </fieldset>
  );
}
