import type {Calculation} from '../../form/calculateForm.ts';
import {reloadWith} from '../../form/keptForm.ts';
import {failure} from '../../words/site.ts';

interface NotLoadedProps {
  readonly text: string;
  readonly calculation: Calculation;
}

/** Says that a part of the result could not be fetched. If the site was updated since the page was loaded, only loading it again helps. */
export function NotLoaded({text, calculation}: NotLoadedProps) {
  return (
    <span role="alert">
      {text}{' '}
      <button className="quiet-button" type="button" onClick={() => reloadWith(calculation)}>
        {failure.reload}
      </button>
    </span>
  );
}
