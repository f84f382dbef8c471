// Does the navigation list every required calculator, in the specified order, and do calculators join it by themselves? Does the check
// report its mistakes?
import {grouped} from '../../../src/engine/runtime/formats.ts';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {calculatorFiles} from '../../../src/app/calculators/calculatorDirectory.ts';
import {checkNavigation, completeMenus, type MenuCalculator} from '../../../src/app/content/navigation.ts';
import type {Menu, Navigation} from '../../../src/app/content/siteFiles.ts';
import {linksOf, linksOfGroup, maxMenuLinks, shownLists} from '../../../src/app/content/menus.ts';
import type {Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';

const navigation: Navigation = parse(readFileSync('src/app/content/navigation.yaml', 'utf8'));
const ids = [...calculatorFiles.keys()];

describe('the navigation', () => {
  it('has six menus with 5, 15 and 1 beyond the documents, 12, 7 and 2, 7, and 11 of the rules of today', () => {
    const counts = navigation.menus.map(({title, lists}) => [title, lists.map((list) => linksOf(list).length)]);
    expect(counts).toEqual([
      ['United States', [5]],
      ['Europe', [15, 1]],
      ['Asia & Middle East', [12]],
      ['Americas & Oceania', [7, 2]],
      ['Student Visas', [7]],
      ['More', [12]],
    ]);
  });

  it('links every entry of the sidebar, also those that the documents had as not there yet', () => {
    const links = navigation.sidebar.groups.flatMap((group) => linksOfGroup(group, navigation.menus));
    expect(links.map(({label}) => label)).toEqual(expect.arrayContaining(['Brazil', 'IRCC Processing Times']));
    expect(links.filter(({calculator, to}) => calculator === undefined && to === undefined)).toEqual([]);
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
      expect(labels.at(-1)).toEqual([`All ${grouped(count + 2)} in Africa`]);
    }
  });
});

describe('a calculator that no menu lists', () => {
  const titles = (menus: readonly Menu[]) => menus.map(({lists}) => lists.map((list) => Object.values(list).at(-1)));
  const complete = (...calculators: readonly MenuCalculator[]) => titles(completeMenus(navigation.menus, calculators));

  it('comes last in the menu of its folder, under its title', () => {
    const before = titles(navigation.menus);
    expect(complete({id: 'malta', folder: 'europe', title: 'Malta Work Visa Calculator'})).toEqual(
      before.with(1, ['Italy self-employment visa', 'Malta Work Visa']),
    );
    expect(complete({id: 'fiji', folder: 'americas-oceania', title: 'Fiji'})).toEqual(
      before.with(3, ['Panama Friendly Nations visa', 'Fiji']),
    );
  });

  it('has its id there while its definition has errors', () => {
    expect(complete({id: 'malta', folder: 'europe'}).flat()).toContain('malta');
  });

  it('is in no menu where its folder has none, nor again where another menu lists it', () => {
    const before = titles(navigation.menus);
    const elsewhere = {id: 'f1-student-visa-calculator', folder: 'united-states', title: 'F1'};
    expect(complete({id: 'tracker', folder: 'timelines', title: 'Tracker'}, elsewhere)).toEqual(before);
  });
});

describe('errors', () => {
  const text = readFileSync('src/app/content/navigation.yaml', 'utf8');
  const problems = (from: string, to: string, known = ids) => {
    expect(text).toContain(from);
    const diagnostics: string[] = [];
    const report = (diagnostic: Diagnostic) => void diagnostics.push(`${diagnostic.message} ${diagnostic.hint}`);
    checkNavigation(read({path: 'navigation.yaml', text: text.replace(from, to)}, report)!, known, report);
    return diagnostics;
  };

  it('none as it is', () => {
    expect(problems('menus:', 'menus:')).toEqual([]);
  });

  it('a calculator that no longer exists, and a misspelt one', () => {
    const without = ids.filter((id) => id !== 'norway-visa-calculator');
    expect(problems('menus:', 'menus:', without)).toEqual([
      expect.stringContaining("There is no calculator 'norway-visa-calculator'."),
    ]);
    expect(problems('{calculator: australia-pr-calculator', '{calculator: australia-pr-calculater')).toEqual([
      "There is no calculator 'australia-pr-calculater'. Did you mean 'australia-pr-calculator'?",
    ]);
  });

  it('a calculator listed twice', () => {
    expect(problems('norway-visa-calculator: Norway', 'china-work-permit-calculator: Norway')).toEqual([
      "'china-work-permit-calculator' is in the menus twice. Keep one of the two.",
    ]);
  });

  it('a group with an unknown menu', () => {
    expect(problems('menu: europe', 'menu: africa')).toEqual([
      "Nothing is called 'africa'. It is one of: united-states, europe, asia-middle-east, americas-oceania, students, more.",
    ]);
  });

  it('a link to two things, and a link to nothing', () => {
    expect(
      problems('{calculator: australia-pr-calculator,', '{calculator: australia-pr-calculator, to: /about,'),
    ).toEqual(["'calculator' and 'to' cannot be used together here. Keep one of the two."]);
    expect(problems('{calculator: australia-pr-calculator, label', '{label')).toEqual([
      "This link has no 'calculator'. Add 'calculator:' with the id of one, or 'to:' with an address.",
    ]);
  });
});
