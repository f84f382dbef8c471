// Does a page say when its rates were last checked, when they are next due, that they are old, and what changed, newest first?
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {PageContext} from '../../../src/app/rendering/pageContext.ts';
import {StaleNotice} from '../../../src/app/sources/StaleNotice.tsx';
import {Provenance} from '../../../src/app/result/card/Provenance.tsx';
import {Verify} from '../../../src/app/pages/CalculatorDocumentation.tsx';
import {History} from '../../../src/app/pages/Changes.tsx';
import {provenance} from '../../../src/app/words/provenance.ts';
import {compileKitchenSink} from '../../engine/compiler/goodSamples.ts';

const {calculator} = compileKitchenSink();
const page = calculator.page('2026-11-21');
const {history} = calculator.documentation('2026-11-21');

/** The visible text, with a bar between elements other than those of texts. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#x27;', "'");

describe('Verify', () => {
  it('says when the rates are next checked, and not again how old they are', () => {
    const text = textOf(renderToStaticMarkup(<Verify page={page} />));
    expect(text).toMatch(/ Next check due by June 2025\. \|/);
    expect(text).not.toContain('2024');
  });
});

it('the line below the title says if nobody checked the rates', () => {
  const {source, dataAsOf} = page;
  const line = <Provenance text={provenance.unchecked} page={{source, dataAsOf}} />;
  expect(textOf(renderToStaticMarkup(line))).toBe(
    'Source: |Residence Act|. Rules as of June 2024, not checked since.| Check the current rules on |the Residence Office website|.',
  );
});

it('the line below the title says when the rates were checked', () => {
  const line = <Provenance text={provenance.checked} page={page} />;
  expect(textOf(renderToStaticMarkup(line))).toBe(
    'Source: |Residence Act|. Rules as of June 2024, checked in December 2024.| Check the current rules on |the Residence Office website|.',
  );
});

describe('the notice above the form', () => {
  const rules = {
    dataAsOf: '2024-06',
    source: {name: 'Home Office', short: 'the Home Office', url: 'https://gov.example'},
  };
  /** Without what is hidden. */
  const noticeOn = (buildDay: string, day: string): string => {
    const html = renderToStaticMarkup(
      <PageContext value={{buildDay, today: () => day, address: ''}}>
        <StaleNotice rules={rules} day={day}>
          <p>The source</p>
        </StaleNotice>
      </PageContext>,
    );
    return textOf(html.replaceAll(/<(p|div)[^>]* hidden="">.*?<\/\1>/g, ''));
  };
  const notice =
    /^\|These rules are from June 2024, over a year ago\. .* check with \|the Home Office\| before you rely on them\.\|$/;

  it.each([
    ['2025-06-30', '2025-06-30', /^\|The source\|$/],
    ['2025-07-01', '2025-07-01', notice],
    ['2025-06-30', '2025-07-01', notice],
    ['2025-07-01', '2025-06-30', notice],
  ])('of a page built on %s, seen on %s', (buildDay, day, shown) => {
    expect(noticeOn(buildDay, day)).toMatch(shown);
  });
});

describe('Updates to this calculator', () => {
  it('lists the newest first and the first edition last', () => {
    expect(textOf(renderToStaticMarkup(<History history={history} page={page} />))).toBe(
      [
        '|Updates to this calculator',
        '1 July 2026|The permit A-1 costs €210 instead of €180.',
        'October 2024|The calculator counts express service.',
        'September 2024|First version.|',
      ].join('|'),
    );
  });

  it("gives the site's first edition, and says if nothing has changed since", () => {
    expect(textOf(renderToStaticMarkup(<History history={[]} page={{}} />))).toBe(
      '|Updates to this calculator|June 2024|First version.|',
    );
  });
});
