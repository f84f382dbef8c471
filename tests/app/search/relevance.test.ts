// Does the search rank what visitors mean first, however they type it, and say why it matches?
import {describe, expect, it} from 'vitest';
import {excerptOf, find, piecesOf, reasonsOf, suggest} from '../../../src/app/search/find.ts';
import {queryOf} from '../../../src/app/addresses/searchAddress.ts';
import {suggestionsFor} from '../../../src/app/search/suggestions.ts';
import {siteIndex} from './siteIndex.ts';

const paths = (query: string): string[] => find(siteIndex, query).matches.map(({document}) => document.path.slice(1));

/** The first results are these, in any order. */
const first: readonly (readonly [query: string, ...ids: string[]])[] = [
  ['blue card', 'germany-blue-card-calculator', 'belgium-blue-card-calculator', 'eu-blue-card-timeline-calculator'],
  ['student germany', 'germany-student-visa-calculator'],
  ['how much does a german student visa cost', 'germany-student-visa-calculator'],
  [
    'fee',
    'us-tourist-visa-calculator',
    'france-visa-calculator',
    'norway-visa-calculator',
    'south-korea-visa-calculator',
    'new-zealand-visa-calculator',
  ],
  ['h1b', 'h1b-visa-salary-calculator', 'us-opt-unemployment-calculator'],
  ['h-1b', 'h1b-visa-salary-calculator', 'us-opt-unemployment-calculator'],
  ['H-1B visas', 'h1b-visa-salary-calculator'],
  ['dubai', 'uae-golden-visa-calculator'],
  ['golden visa', 'uae-golden-visa-calculator'],
  ['schengen 90', 'schengen-visa-calculator'],
  ['90/180', 'schengen-visa-calculator'],
  ['canada pr', 'canada-express-entry-calculator'],
  ['processing time', 'uscis-processing-time-calculator', 'ircc-processing-times-calculator'],
  ['waiting times canada', 'ircc-processing-times-calculator'],
  ['skiled worker', 'uk-skilled-worker-salary-calculator', 'uk-skilled-worker-calculator'],
  ['england student', 'uk-student-visa-calculator'],
  ['us', 'us-naturalization-calculator', 'us-substantial-presence-test-calculator'],
  ['digital nomad', 'spain-digital-nomad-calculator', 'colombia-digital-nomad-calculator'],
  ['remote work spain', 'spain-digital-nomad-calculator'],
  ['holland', 'netherlands-hsm-visa-calculator'],
  ['ja', 'japan-work-visa-calculator'],
  ['japn', 'japan-work-visa-calculator'],
  ['portgl', 'portugal-d7-visa-calculator'],
  // Austria is as near to this spelling as Australia is.
  [
    'austrlia',
    'australia-pr-calculator',
    'australia-skilled-points-calculator',
    'australia-student-visa-calculator',
    'austria-rwr-card-calculator',
  ],
  ['Österreich austria', 'austria-rwr-card-calculator'],
  ['retirement', 'malaysia-mm2h-calculator', 'portugal-d7-visa-calculator'],
  ['green card', 'green-card-points-calculator', 'denmark-green-card-calculator'],
  ['privacy', 'privacy-policy'],
  ['compare Netherlands Germany', 'where-could-i-go'],
  ['UK stay forever', 'uk-settlement-absences-calculator'],
  ['Australian dollars', 'australia-skilled-points-calculator', 'australia-student-visa-calculator'],
  [
    'how long can I stay in France',
    'france-visa-calculator',
    'france-student-visa-calculator',
    'schengen-visa-calculator',
  ],
  ['can i visit italy for 40 days', 'schengen-visa-calculator', 'schengen-trip-planner'],
  ['stay in spain', 'schengen-visa-calculator'],
  ['holiday in norway', 'norway-visa-calculator', 'schengen-visa-calculator'],
  ['trip to usa', 'us-tourist-visa-calculator'],
  ['work in germany', 'germany-blue-card-calculator', 'germany-opportunity-card-calculator'],
  ['can I work in the UK', 'uk-skilled-worker-calculator'],
  ['study in canada', 'canada-study-permit-calculator'],
  ['live in portugal', 'portugal-d7-visa-calculator'],
  ['move to canada', 'canada-express-entry-calculator'],
  ['what salary do I need for the blue card', 'germany-blue-card-calculator', 'belgium-blue-card-calculator'],
  // A code may be written together; a fee is asked for.
  ['b1b2 fee', 'us-tourist-visa-calculator'],
  ['B1/B2 fee', 'us-tourist-visa-calculator'],
  // Who names an occupation asks about work, and not how long it takes.
  ['nurse uk', 'uk-skilled-worker-calculator'],
  ['engineer uk', 'uk-skilled-worker-calculator'],
  ['nurse germany', 'germany-blue-card-calculator'],
  // How long something takes, unless it is a stay.
  ['how long green card', 'uscis-processing-time-calculator'],
  ['when will my green card be approved', 'uscis-processing-time-calculator'],
  ['how long canada study permit', 'ircc-processing-times-calculator'],
  ['how much uk visa', 'uk-visa-cost-calculator'],
  ['pension', 'portugal-d7-visa-calculator', 'malaysia-mm2h-calculator'],
  ['retire', 'portugal-d7-visa-calculator', 'malaysia-mm2h-calculator'],
  ['retire in portugal', 'portugal-d7-visa-calculator'],
  ['h1b salary seattle', 'h1b-visa-salary-calculator'],
  // What a visa costs is a fee, whatever the visitor calls it.
  ['US tourist visa cost', 'us-tourist-visa-calculator'],
  ['B2 visa cost', 'us-tourist-visa-calculator'],
  ['how much is a US visa', 'us-tourist-visa-calculator'],
  ['norway visa price', 'norway-visa-calculator'],
  ['france visa cost', 'france-visa-calculator', 'france-student-visa-calculator'],
  ['korea visa price', 'south-korea-visa-calculator'],
  ['new zealand visa cost', 'new-zealand-visa-calculator'],
  ['430 points', 'canada-express-entry-calculator'],
  ['CRS', 'canada-crs-calculator'],
  ['ex\u200bpress ent\u200dry', 'canada-express-entry-calculator'],
];

describe('the first results', () => {
  it.each(first)("for '%s'", (query, ...ids) => {
    expect(paths(query).slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  });

  it.each(['usa', 'america', 'United States'])("for '%s' are of the United States", (query) => {
    const countries = find(siteIndex, query).matches.slice(0, 6);
    expect(countries.map(({document}) => document.country || document.title)).toEqual(
      expect.arrayContaining(['United States', 'United States Immigration Guide']),
    );
    expect(countries.filter(({document}) => !/United States/.test(document.country + document.title))).toEqual([]);
  });
});

describe('what names pages, among words that the site does not have', () => {
  it.each([
    ['en france', 'France'],
    ['travail en france', 'France'],
    ['visa pour la france', 'France'],
    ['des france', 'France'],
    ['emploi canada', 'Canada'],
    ['travailler au canada', 'Canada'],
    ['nurse canada', 'Canada'],
    ['vivir en spain', 'Spain'],
    ['visto para portugal', 'Portugal'],
  ])("is the country for '%s': first, and the only one suggested", (query, country) => {
    const [calculators] = suggestionsFor(siteIndex, query);
    expect(calculators!.suggestions[0]!.country).toBe(country);
    const named = suggestionsFor(siteIndex, query).find(({kind}) => kind === 'country');
    expect(named?.suggestions.map(({label}) => label)).toEqual([country]);
  });

  it.each([
    ['le golden visa', 'uae-golden-visa-calculator'],
    ['der h1b', 'h1b-visa-salary-calculator'],
  ])("is the subject for '%s'", (query, id) => {
    expect(paths(query)[0]).toBe(id);
  });

  it('is not only the country while a word is being typed', () => {
    expect(paths('france tra')).toEqual(expect.arrayContaining(['france-visa-calculator', 'schengen-visa-calculator']));
  });
});

describe('a query without a page for it', () => {
  it('with one known word finds the pages with it, and says so', () => {
    const {matches, hasAllWords} = find(siteIndex, 'zzzz germany');
    expect(hasAllWords).toBe(false);
    expect(matches[0]?.document.country).toBe('Germany');
  });

  it('without any known word suggests similar words that lead to pages', () => {
    const near = suggest(siteIndex, 'immigrashun');
    expect(near).toContain('immigration');
    expect(paths('qqqq')).toEqual([]);
    expect(suggest(siteIndex, 'qqqq')).toEqual([]);
    for (const word of near) expect(paths(word)).not.toEqual([]);
  });

  it.each(['', '   ', 'the', '‮‭', '<script>', '__proto__', 'constructor', '%00', '\ud800', '('])(
    "of '%s' breaks nothing",
    (query) => {
      expect(() => [find(siteIndex, queryOf(query)), suggest(siteIndex, queryOf(query))]).not.toThrow();
    },
  );

  it('of a megabyte is truncated and takes no time', () => {
    const start = performance.now();
    find(siteIndex, queryOf('visa '.repeat(200_000)));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('a result', () => {
  const why = (query: string, path: string) => {
    const match = find(siteIndex, query).matches.find(({document}) => document.path === path)!;
    return {
      reasons: reasonsOf(match).map(({field, entry}) => (entry === undefined ? field : `${field} ${entry}`)),
      marked: piecesOf(excerptOf(match), match.terms)
        .filter(({isMatch}) => isMatch)
        .map(({text}) => text),
    };
  };

  it('names where its words occur, each once, most important place first', () => {
    expect(why('canada pr', '/canada-express-entry-calculator').reasons).toEqual(['title', 'otherNames PR']);
    expect(why('skilled worker', '/japan-work-visa-calculator').reasons).toEqual(['choices Skilled worker']);
    expect(why('dubai', '/uae-golden-visa-calculator').reasons).toEqual(['keywords Dubai']);
    expect(why('spouse', '/uk-student-visa-calculator').reasons).toEqual(['passages']);
  });

  it('marks the words in its text', () => {
    expect(why('blue cards', '/germany-blue-card-calculator').marked).toEqual(['Blue', 'Card']);
    expect(why('spouse', '/uk-student-visa-calculator').marked).toContain('spouse');
  });
});
