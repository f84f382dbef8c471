// @vitest-environment jsdom
// Is each text that JSX renders alone in its element, and does a page that the browser translates show, after any change, what it
// would show if it were new?
import {render} from '@testing-library/react';
import fc from 'fast-check';
import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {textsBesideOthers, translateTexts} from '../../browser/translator.ts';

const examples: Readonly<Record<string, readonly [element: () => ReactNode, html: string]>> = {
  'pieces of text are one text': [
    () => (
      <p>
        {2} points{''}!
      </p>
    ),
    '<p>2 points!</p>',
  ],
  'text beside an element': [
    () => (
      <p>
        See {'the'} <b>rules</b>.
      </p>
    ),
    '<p><span>See the </span><b>rules</b><span>.</span></p>',
  ],
  'what is not there': [
    () => (
      <p>
        {false}
        {null}
      </p>
    ),
    '<p></p>',
  ],
  'a list of texts': [
    () => (
      <p>
        {['a', 'b']}
        <br />
      </p>
    ),
    '<p><span>ab</span><br/></p>',
  ],
  'text of a drawing': [
    () => (
      <text>
        1<tspan>2</tspan>
      </text>
    ),
    '<text><tspan>1</tspan><tspan>2</tspan></text>',
  ],
};

it.each(Object.entries(examples))('%s', (_, [element, html]) => {
  expect(renderToStaticMarkup(element())).toBe(html);
});

it('an element beside a text that comes and goes is the same element', () => {
  const page = (text: ReactNode) => (
    <p>
      {text}
      <input />
    </p>
  );
  const {container, rerender} = render(page('Your age: '));
  const field = container.querySelector('input');
  rerender(page(null));
  rerender(page(18));
  expect(container.querySelector('input')).toBe(field);
});

function sentence({one, two, isFragment}: {one: ReactNode; two: ReactNode; isFragment: boolean}) {
  const both = (
    <>
      {one}
      {two} and {one}
    </>
  );
  return isFragment ? (
    both
  ) : (
    <b>
      {two} or {both}
      {one}
    </b>
  );
}

const words = fc.constantFrom('', 'one', 'two ', ' ', 3);
const {node} = fc.letrec<{node: ReactNode}>((tie) => ({
  node: fc.oneof(
    {maxDepth: 3},
    words,
    fc.constantFrom(null, false, undefined),
    fc.record({one: tie('node'), two: tie('node'), isFragment: fc.boolean()}).map(sentence),
    fc
      .array(tie('node'), {maxLength: 3})
      .map((nodes) => nodes.map((each, index) => <Fragment key={index}>{each}</Fragment>)),
  ),
}));

it('a translated page shows, after any changes, what it would show if it were new', () => {
  fc.assert(
    fc.property(fc.array(node, {minLength: 2, maxLength: 5}), (versions) => {
      document.body.replaceChildren();
      const page = (version: ReactNode) => (
        <main>
          {version}
          <hr />
          {version} in short
        </main>
      );
      const {container, rerender, unmount} = render(page(versions[0]));
      for (const version of versions) {
        rerender(page(version));
        const html = renderToStaticMarkup(page(version));
        const fresh = Object.assign(document.createElement('div'), {innerHTML: html});
        expect(container.textContent).toBe(fresh.textContent);
        expect(textsBesideOthers(fresh)).toEqual([]);
        translateTexts()();
      }
      unmount();
    }),
  );
});
