import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openLibrary} from '../../../src/tools/commands/definitions.ts';
import {distFolder, rootFolder} from '../../build/folders.ts';
import {reportFile, type WeightReport} from '../../build/weight/checkBudgets.ts';
import type {PageWeight} from '../../build/weight/pageWeights.ts';
import {ensureInstalled} from '../../install.mjs';
import type {Benchmark, Figure} from '../benchmark.ts';
import {buildSite} from '../servedSite.ts';
import {bundlePeer, peersFolder, type Form} from './bundlePeer.ts';
import {asJsonSchema, asLayout, asSurvey} from './forms.ts';
import {sentBytes, type SentBytes, type SentFile} from './sentBytes.ts';

const greenCard = 'green-card-points-calculator';

/** Pages of the site: the form that the peers show, the heaviest calculator, one of each other kind. */
const pages = [`/${greenCard}`, 'the heaviest calculator', '/', '/united-states-immigration-guide'];

const peers: Readonly<Record<string, string>> = {
  react: 'React alone',
  reactHookForm: 'React with react-hook-form',
  rjsfPrecompiled: '@rjsf/core, validator compiled at build time',
  rjsf: '@rjsf/core',
  jsonforms: '@jsonforms/react, vanilla renderers',
  survey: 'survey-react-ui',
};

/** Those that make a form of data, as the site does. */
const schemaDriven = ['rjsfPrecompiled', 'rjsf', 'jsonforms', 'survey'];

export const benchmark: Benchmark = {
  question: 'What does a page load before anyone touches it, and the same form in other libraries?',
  async run(tell) {
    tell('building the site');
    await buildSite();
    const report: WeightReport = JSON.parse(await readFile(reportFile, 'utf8'));
    const own = await Promise.all(pages.map((path) => pageFigures(path, report)));
    if (ensureInstalled(peersFolder) !== 0) throw new Error('The peers could not be installed.');
    const form = greenCardForm();
    const peerFigures: Figure[] = [];
    const totals: number[] = [];
    for (const [name, what] of Object.entries(peers)) {
      tell(`bundling ${what}`);
      const sent = await sentBytes(await bundlePeer(`weight/${name}`, form));
      peerFigures.push(...figuresOf(what, sent));
      if (schemaDriven.includes(name)) totals.push(sent.scripts.gzip + sent.styles.gzip);
    }
    const heaviest = Math.max(...report.pages.filter(isCalculator).map(({scripts, styles}) => scripts + styles));
    return [
      ...own.flat(),
      ...peerFigures,
      {
        what: 'the heaviest calculator, against the lightest form made of a schema',
        value: heaviest / Math.min(...totals),
        unit: 'times',
        limit: {atMost: 1},
      },
    ];
  },
};

function isCalculator({path}: PageWeight): boolean {
  return path.endsWith('-calculator') || path.endsWith('-tracker');
}

async function pageFigures(wanted: string, report: WeightReport): Promise<readonly Figure[]> {
  const byWeight = report.pages.filter(isCalculator).toSorted((one, other) => other.scripts - one.scripts);
  const page = report.pages.find(({path}) => path === wanted) ?? byWeight[0]!;
  const files = await Promise.all([...page.files.scripts, ...page.files.styles].map(readSent));
  const what = wanted === page.path ? page.path : `${wanted}, ${page.path}`;
  return figuresOf(what, await sentBytes(files), page.budget);
}

async function readSent(file: string): Promise<SentFile> {
  return {file, content: await readFile(join(distFolder, file))};
}

function figuresOf(what: string, {scripts, styles}: SentBytes, budget?: PageWeight['budget']): readonly Figure[] {
  const limits = (atMost: number | undefined): Pick<Figure, 'limit'> => (atMost === undefined ? {} : {limit: {atMost}});
  return [
    {what: `${what}: scripts, gzip`, value: scripts.gzip, unit: 'kB', ...limits(budget?.scripts)},
    {what: `${what}: scripts, brotli`, value: scripts.brotli, unit: 'kB'},
    ...(styles.gzip === 0
      ? []
      : [
          {what: `${what}: styles, gzip`, value: styles.gzip, unit: 'kB' as const, ...limits(budget?.styles)},
          {what: `${what}: styles, brotli`, value: styles.brotli, unit: 'kB' as const},
        ]),
  ];
}

function greenCardForm(): Form {
  const {title, fields} = openLibrary(join(rootFolder, 'calculators')).get(greenCard).page('2024-06-30');
  return {schema: asJsonSchema(title, fields), layout: asLayout(fields), survey: asSurvey(title, fields)};
}
