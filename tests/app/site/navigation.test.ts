// Does the navigation list every required calculator, in the specified order, and does the build report its mistakes?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {calculatorFiles} from '../../../src/app/calculatorDirectory.ts';
import type {Navigation} from '../../../src/app/content/siteFiles.ts';
import {
  linksOf,
  linksOfGroup,
  maxMenuLinks,
  navigationProblems,
  shownLists,
} from '../../../src/app/shell/navigation.ts';

const navigation: Navigation = parse(readFileSync('src/app/content/navigation.yaml', 'utf8'));
const folders = new Map([...calculatorFiles].map(([id, {file}]) => [id, file.split('/')[1]!]));

describe('the navigation', () => {
  it('has no errors', () => {
    expect(navigationProblems(navigation, folders)).toEqual([]);
  });

  it('has five menus with 5, 15, 12, 7 and 2, and 7 calculators', () => {
    const counts = navigation.menus.map(({title, lists}) => [title, lists.map((list) => linksOf(list).length)]);
    expect(counts).toEqual([
      ['United States', [5]],
      ['Europe', [15]],
      ['Asia & Middle East', [12]],
      ['Americas & Oceania', [7, 2]],
      ['Student Visas', [7]],
    ]);
  });

  it("marks ten sidebar entries 'Soon'", () => {
    const links = navigation.sidebar.groups.flatMap((group) => linksOfGroup(group, navigation.menus));
    expect(links.filter(({soon}) => soon).map(({label}) => label)).toEqual([
      'Brazil',
      'Argentina',
      'Chile',
      'Mexico',
      'Colombia',
      'Panama',
      'IRCC Processing Times',
      'UK Home Office Timeline',
      'EU Blue Card Timeline',
      'Global Visa Status Tracker',
    ]);
  });
});

describe('a menu', () => {
  const listOf = (first: number, length: number): Readonly<Record<string, string>> =>
    Object.fromEntries(Array.from({length}, (_, index) => [`c${first + index}`, `Calculator ${first + index}`]));
  const shown = (...lists: readonly Readonly<Record<string, string>>[]) =>
    shownLists({id: 'africa', title: 'Africa', lists}).map((links) => links.map(({label}) => label));

  it('shows all of its calculators up to a number', () => {
    expect(shown(listOf(0, maxMenuLinks - 2), listOf(maxMenuLinks - 2, 2)).map(({length}) => length)).toEqual([
      maxMenuLinks - 2,
      2,
    ]);
  });

  it('beyond it, links to the full list and grows no longer', () => {
    for (const count of [maxMenuLinks + 1, 5000]) {
      const labels = shown(listOf(0, 3), listOf(3, count - 3), listOf(count, 2));
      expect(labels.map(({length}) => length)).toEqual([3, maxMenuLinks - 3, 1]);
      expect(labels.at(-1)).toEqual([`All ${count + 2} in Africa`]);
    }
  });
});

describe('errors', () => {
  it('a new calculator in no menu', () => {
    expect(navigationProblems(navigation, new Map([...folders, ['malta-work-visa-calculator', 'europe']]))).toEqual([
      "The menu 'europe' lacks 'malta-work-visa-calculator', whose definition is in that folder.",
    ]);
  });

  it('a calculator that no longer exists', () => {
    const without = new Map([...folders].filter(([id]) => id !== 'norway-visa-calculator'));
    expect(navigationProblems(navigation, without)).toEqual([
      "There is no calculator 'norway-visa-calculator'. Its id is its file's name without .yaml.",
    ]);
  });

  it('a calculator listed twice, and a group with an unknown menu', () => {
    const [first] = navigation.menus;
    const twice = {...navigation, menus: [...navigation.menus, first!]};
    expect(navigationProblems(twice, folders)).toContain(
      "'us-tourist-visa-calculator' is in the menus more than once.",
    );
    const groups = [{title: 'Africa', menu: 'africa'}];
    expect(navigationProblems({...navigation, sidebar: {...navigation.sidebar, groups}}, folders)).toEqual([
      "The sidebar's group 'Africa' takes the menu 'africa', which there is not.",
    ]);
  });
});
