import type {ServedCalculator} from '../calculator/servedCalculator.ts';
import {calculatorModules} from '../calculatorModules.ts';
import {Documentation} from '../calculator/documentation/Documentation.tsx';
import {useLoaded} from '../loadable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {useDay} from '../pageContext.ts';
import {useEdited} from '../useEdited.ts';

/** The documentation below a calculator's form, and the page's metadata. */
export default function CalculatorWords({calculator}: {readonly calculator: ServedCalculator}) {
  const {page, changesOn} = useEdited('calculator', calculator);
  const {documentation, related} = useEdited(
    'documentation',
    useLoaded(calculatorModules(calculator.id).documentation)!,
  );
  const day = useDay();
  const {id, title, description, keywords} = page(day);
  const {faqs} = documentation(day);
  // A built page contains a version for each later day on which a figure changes: see StaticHtml.tsx.
  const later = import.meta.env.SSR ? changesOn.filter((change) => change > day) : [];
  const on = (date: string) => (
    <Documentation documentation={documentation(date)} page={page(date)} related={related} />
  );
  return (
    <>
      <Metadata page={{title, description, keywords, path: `/${id}`, calculator: page(day), faqs}} />
      {on(day)}
      {later.map((date) => (
        <template key={date} data-from={date}>
          {on(date)}
        </template>
      ))}
    </>
  );
}
