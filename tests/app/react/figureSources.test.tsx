// @vitest-environment jsdom
// Does every figure that a calculator's page shows lead to its source in one press? One link for each sentence, row or block with figures, at
// its end: a mark for each figure of a sentence would make the sentence unreadable. The form, whose hints repeat the rules, has its link in the
// line above it, and a heading in the text below it. The months of rules and checks, and the history of a page, are no figures of the rules.
import {render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../src/app/calculator/host.ts';
import {Documentation} from '../../../src/app/pages/CalculatorDocumentation.tsx';
import {PageContext} from '../../../src/app/rendering/pageContext.ts';
import {shareFragment} from '../../../src/engine/answers/shareLink.ts';
import {casesBeside} from '../../../src/engine/project/layout.ts';
import {showsFigure} from '../../../src/engine/plan/explanation/figure.ts';
import {datedAnswersInFile} from '../../../src/tools/analysis/caseAnswers.ts';
import {compiled} from '../../calculators/compiled.ts';
import {sourceOf} from '../../calculators/sourceOf.ts';
import {isFull} from '../../samples.ts';
import {withWorkings} from './fixture.ts';
import './observers.ts';

const TODAY = '2026-11-23';

/** In `npm test` the one with everything, and one with a list. */
const definitions = {
  'the kitchen sink': 'tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml',
  'the Schengen trip planner': 'calculators/europe/schengen-trip-planner.yaml',
  ...(isFull && {
    'Express Entry': 'calculators/americas-oceania/canada-express-entry-calculator.yaml',
    'the fees of a US visa': 'calculators/united-states/us-tourist-visa-calculator.yaml',
  }),
};

const month = /\b[A-Z][a-z]+ \d{4}\b/g;

/** The texts with figures within an element, each with the smallest sentence, row or block that it stands in. */
function figuresIn(root: Element): readonly {readonly text: string; readonly block: Element}[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: {text: string; block: Element}[] = [];
  while (walker.nextNode()) {
    const {parentElement, textContent} = walker.currentNode;
    const text = textContent ?? '';
    if (!showsFigure(text.replaceAll(month, '')) || parentElement!.closest('sup, summary, h2, h3, #history')) continue;
    found.push({text, block: parentElement!.closest('p, li, dl > div')!});
  }
  return found;
}

/** The links within an element that lead to one of the sources, by what screen readers call them. */
const linksToSources = (element: Element): readonly string[] =>
  [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]')].map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  );

describe.each(Object.entries(definitions))('%s', (_, path) => {
  const {calculator} = compiled(path);
  const {sources} = calculator.documentation(TODAY);
  const isKnown = (name: string): boolean =>
    name === 'Where our figures come from' ||
    sources.some(({document, name: authority}, position) =>
      [`Source ${position + 1}`, document, authority].includes(name),
    );

  it('below the form: rules, method, assumptions, questions and answers', () => {
    const documentation = calculator.documentation(TODAY);
    const {container} = render(
      <MemoryRouter>
        <PageContext value={{buildDay: TODAY, today: () => TODAY, address: ''}}>
          <Documentation
            documentation={documentation}
            page={calculator.page(TODAY)}
            related={[]}
            affected={[]}
            day={TODAY}
          />
        </PageContext>
      </MemoryRouter>,
    );
    const list = container.querySelector('#source-1')!.closest('ol')!;
    expect(list.querySelectorAll('li[id]')).toHaveLength(sources.length);
    const figures = figuresIn(container).filter(({block}) => !list.contains(block));
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter(({block}) => !linksToSources(block).some(isKnown)).map(({text}) => text)).toEqual([]);
    for (const link of container.querySelectorAll('a[href^="#source-"]'))
      expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull();
  });

  it('in the result, where the summary, each explanation and the end have one', async () => {
    const page = calculator.page(TODAY);
    const {answers} = datedAnswersInFile(sourceOf(casesBeside(path))).find(
      (each) => calculator.calculate(each.answers, TODAY) !== null,
    )!;
    render(
      <Calculator
        calculator={{...calculator, loadResult: async () => withWorkings(calculator)}}
        page={page}
        today={() => TODAY}
        fragment={shareFragment({fields: page.fields, answers, rulesHash: calculator.rulesHash})}
        host={plainHost}
      />,
    );
    const result = await screen.findByRole('region', {name: 'Your estimate'});
    const part = (await screen.findByText('How we worked it out')).closest('details')!;
    // What it shows is fetched after the result.
    await waitFor(() => expect(linksToSources(part).some(isKnown)).toBe(true));
    const why = screen.queryByText('Why this result?')?.closest('details');
    if (why) expect(linksToSources(why).some(isKnown)).toBe(true);
    const summary = screen.getByRole('heading', {name: 'Your estimate'}).closest('section > div')!;
    expect(linksToSources(summary)).toContain('Where our figures come from');
    expect(linksToSources(result.querySelector('footer')!).some(isKnown)).toBe(true);
  });
});
