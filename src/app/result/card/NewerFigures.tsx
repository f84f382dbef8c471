import {useMemo, useState} from 'react';
import {useForm} from 'react-hook-form';
import {type FormValues, readAnswers} from '../../../engine/answers/formValues.ts';
import type {NumberField} from '../../../engine/language/inputs/number.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {valueOn} from '../../../engine/plan/value.ts';
import type {YearlyFigure} from '../../../engine/plan/inWords/texts.ts';
import {ownFiguresIn, withOwnFigures} from '../../../engine/results/ownFigures.ts';
import {plain} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {FieldsContext} from '../../fields/Labelled.tsx';
import {NumberControl} from '../../fields/NumberControl.tsx';
import {newerFigures as words} from '../../words/newerFigures.ts';
import styles from './newerFigures.module.css';

interface NewerFiguresProps {
  readonly figures: readonly YearlyFigure[];
  readonly calculation: Calculation;
  /** Calculates again under the rules of this name. */
  readonly onChoose: (name: string) => void;
}

/** Fields for figures that change every year. With those that are filled in, the result has the other figures of today. */
export function NewerFigures({figures, calculation: {rules = '', today}, onChoose}: NewerFiguresProps) {
  const initial = Object.fromEntries(Object.entries(ownFiguresIn(rules)).map(([id, value]) => [id, plain(value)]));
  const {register, handleSubmit, getValues} = useForm<FormValues>({defaultValues: initial});
  const [values, setValues] = useState<FormValues>(initial);
  const fields = useMemo(() => figures.map((figure) => fieldOf(figure, today)), [figures, today]);
  const answers = readAnswers(fields, values);
  const context = useMemo(() => ({prefix: 'newer.', fields}), [fields]);
  function calculate(submitted: FormValues): void {
    const given = Object.entries(readAnswers(fields, submitted)).map(([id, text]) => [id, figureIn(text)] as const);
    const known = given.filter(([, figure]) => figure !== undefined);
    const chosen = Object.fromEntries(known) as Readonly<Record<string, number>>;
    onChoose(withOwnFigures('today', chosen));
  }
  return (
    <form
      className={styles.newer}
      onChange={() => setValues(getValues())}
      onSubmit={(event) => void handleSubmit(calculate)(event)}
      noValidate
    >
      <p>{words.about}</p>
      <FieldsContext value={context}>
        {fields.map((field) => (
          <NumberControl
            key={field.id}
            field={field}
            answers={answers}
            values={values}
            latestDay={undefined}
            registration={register(field.id)}
          />
        ))}
      </FieldsContext>
      <button type="submit" className="quiet-button">
        {words.calculate}
      </button>
    </form>
  );
}

/** Says what the figure is on a day, as far as we know. */
function fieldOf({id, label, unit, per, ...known}: YearlyFigure, today: CalendarDay): NumberField {
  const hint = fill(words.now, {figure: {number: valueOn(known, today) as number, unit}});
  return {id, kind: 'number', label, hint, unused: false, ...(unit && {unit}), ...(per && {per})};
}

/** Undefined if no figure can be that. */
function figureIn(text: string): number | undefined {
  const figure = text === '' ? NaN : Number(text);
  return figure >= 0 && figure < 1e12 ? Math.round(figure * 100) / 100 : undefined;
}
