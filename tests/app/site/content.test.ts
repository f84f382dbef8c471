// Do the content pages link only to pages that exist, and quote the same figures as the calculators?
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {routes} from '../../../src/app/entryServer.tsx';

const folder = 'src/app/content/pages';
const pages = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** Linked from /countries, but they lead to the not-found page, as specified. */
const notWritten = ['uk', 'australia', 'germany', 'new-zealand'].map((country) => `/${country}-immigration-guide`);

describe.each(pages)('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\bto: '?(\/[^\s,}']*)|\]\((\/[^)]*)\)/g)].map(([, to, inline]) => to ?? inline!);
    const known = new Set([...routes(), ...(name === 'countries.yaml' ? notWritten : [])]);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('links to parts of the page that exist', () => {
    const anchors = [...text.matchAll(/#([a-z-]+)'/g)].map(([, anchor]) => anchor!);
    const ids = [...text.matchAll(/\bid: ([a-z-]+)/g)].map(([, id]) => id!);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never claims to be official', () => {
    expect(text).not.toMatch(/\bofficial (calculator|site|estimate|result|data)/i);
  });
});

it('the home page shows 18 calculators', () => {
  const home = parse(readFileSync(`${folder}/home.yaml`, 'utf8')) as {
    sections: {blocks: {grid?: {calculators: string[]}}[]}[];
  };
  const grid = home.sections.flatMap(({blocks}) => blocks).find((block) => block.grid)!.grid!;
  expect(new Set(grid.calculators).size).toBe(18);
});

it.each([
  ['united-states', 'united-states/us-tourist-visa-calculator', 'visitorFee', '$185'],
  ['united-states', 'students/f1-student-visa-calculator', 'visaFee', '$185'],
  ['canada', 'students/canada-study-permit-calculator', 'studyPermitFee', 'CAD $150'],
])('the guide to %s has the fee of %s', (guide, calculator, constant, shown) => {
  const {constants} = parse(readFileSync(`calculators/${calculator}.yaml`, 'utf8')) as {
    constants: Record<string, {value: number}>;
  };
  expect(shown).toMatch(new RegExp(`\\$${constants[constant]!.value}$`));
  expect(readFileSync(`${folder}/${guide}-immigration-guide.yaml`, 'utf8')).toContain(`value: ${shown}}`);
});
