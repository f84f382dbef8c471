import {useEffect, useRef} from 'react';
import type {Page, ServedCalculator} from '../../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../../engine/runtime/calendar.ts';
import {Calculator} from '../../../../app/calculator/Calculator.tsx';

interface FormProps {
  readonly calculator: ServedCalculator;
  readonly page: Page;
  readonly day: CalendarDay;
}

/** The calculator as it is opened. */
export function EmptyForm({calculator, page, day}: FormProps) {
  return <Calculator calculator={calculator} page={page} today={() => day} />;
}

/** The calculator after a press of Calculate with nothing filled in. */
export function PressedForm(props: FormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <div ref={place}>
      <EmptyForm {...props} />
    </div>
  );
}
