// Do the content pages claim nothing that is not so, and can each part of them be linked to? `npm run check` looks at their links.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const folder = 'src/app/content/pages';
const pages = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

describe.each(pages)('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  it('has parts with different ids', () => {
    const ids = [...text.matchAll(/\bid: ([a-z-]+)/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never claims to be official', () => {
    expect(text).not.toMatch(/\bofficial (calculator|site|estimate|result|data)/i);
  });
});

describe.each(pages.filter((name) => name.endsWith('-guide.yaml')))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  it('takes every figure from a calculator, or writes it once', () => {
    const {figures: _, sections} = parse(text) as Record<string, unknown>;
    const texts = JSON.stringify(sections).replaceAll(/\{[^{}\s]*\}/g, '');
    expect(
      texts.match(/[$€£]\s?\d[\d,.]*|\b\d[\d,.]* (?:days|weeks|months|points)\b/g) ?? [],
      'figures to take from a calculator in braces, or to write once under figures:',
    ).toEqual(name.startsWith('united-states') ? ['18 months'] : []);
  });

  it('says whom to check its rules with', () => {
    expect((parse(text) as {rules?: unknown}).rules).toBeDefined();
  });
});

describe('the home page', () => {
  interface Lists {
    cards?: {calculators?: string[]}[];
    groups?: {calculators: string[]}[];
    grid?: {calculators: string[]};
  }
  const {questions, sections} = parse(readFileSync(`${folder}/home.yaml`, 'utf8')) as {
    questions: Record<string, string>;
    sections: {title: string; blocks: Lists[]}[];
  };
  const linked = sections.map(({title, blocks}) => ({
    title,
    below: blocks.flatMap(({cards = [], groups = []}) =>
      [...cards, ...groups].flatMap(({calculators = []}) => calculators),
    ),
    inGrid: blocks.flatMap(({grid}) => grid?.calculators ?? []),
  }));

  it('shows 18 calculators as cards', () => {
    expect(new Set(linked.flatMap(({inGrid}) => inGrid)).size).toBe(18);
  });

  it.each(linked)('links each calculator once in "$title"', ({below, inGrid}) => {
    const all = [...below, ...inGrid];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('says under each link what it answers, in at most six words', () => {
    expect(linked.flatMap(({below}) => below).filter((id) => questions[id] === undefined)).toEqual([]);
    for (const question of Object.values(questions)) {
      expect(question).toMatch(/\?$/);
      expect(question.split(' ').length, question).toBeLessThanOrEqual(6);
    }
  });
});
