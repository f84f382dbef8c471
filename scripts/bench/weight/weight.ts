import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openLibrary} from '../../../src/tools/commands/definitions.ts';
import {distFolder, rootFolder} from '../../build/folders.ts';
import {firstResultBudgetOf} from '../../build/weight/budgets.ts';
import {reportFile, type WeightReport} from '../../build/weight/checkBudgets.ts';
import type {PageWeight} from '../../build/weight/pageWeights.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {installPeers} from '../peersPackage.ts';
import {buildSite} from '../servedSite.ts';
import {bundlePeer, type FormExports} from './bundlePeer.ts';
import {toJsonSchema, toSurvey, toUiSchema} from './forms.ts';
import {transferSizeOf, type LoadedFile, type TransferSize} from './transferSize.ts';

/** The calculator whose form the peers show. */
const greenCard = 'green-card-points-calculator';
const greenCardPath = `/${greenCard}`;
const guidePath = '/united-states-immigration-guide';

/** Modules in peers/weight/, with their labels. */
const peers: Readonly<Record<string, string>> = {
  react: 'React alone',
  reactHookForm: 'React with react-hook-form',
  rjsfPrecompiled: '@rjsf/core, validator compiled at build time',
  rjsf: '@rjsf/core',
  jsonforms: '@jsonforms/react, vanilla renderers',
  survey: 'survey-react-ui',
};

/** The peers that generate the form from data, as the site does. */
const schemaDriven = ['rjsfPrecompiled', 'rjsf', 'jsonforms', 'survey'];

export const benchmark: Benchmark = {
  question: 'What does a page load before anyone touches it, and the same form in other libraries?',
  async run(reportProgress) {
    reportProgress('building the site');
    await buildSite();
    const report: WeightReport = JSON.parse(await readFile(reportFile, 'utf8'));
    const siteFigures = await measurePages(report);
    await installPeers();
    const form = greenCardForm();
    const peerFigures: Figure[] = [];
    const schemaDrivenTotals: number[] = [];
    for (const [name, label] of Object.entries(peers)) {
      reportProgress(`bundling ${label}`);
      const size = await transferSizeOf(await bundlePeer(`weight/${name}`, form));
      peerFigures.push(...figuresOf(label, size));
      if (schemaDriven.includes(name)) schemaDrivenTotals.push(size.scripts.gzip + size.styles.gzip);
    }
    const heaviest = Math.max(...report.pages.filter(isCalculator).map(({scripts, styles}) => scripts + styles));
    return [
      ...siteFigures,
      ...peerFigures,
      {
        label: 'the heaviest calculator, against the lightest form generated from a schema',
        value: heaviest / Math.min(...schemaDrivenTotals),
        unit: 'times',
        limit: {atMost: 1},
      },
    ];
  },
};

function isCalculator({path}: PageWeight): boolean {
  return /-(calculator|tracker|planner)$/.test(path);
}

async function measurePages({pages}: WeightReport): Promise<readonly Figure[]> {
  const pageAt = (path: string): PageWeight => pages.find((page) => page.path === path)!;
  const heaviest = pages.filter(isCalculator).toSorted((a, b) => b.scripts - a.scripts)[0]!;
  const figures = [
    pageFigures(greenCardPath, pageAt(greenCardPath)),
    pageFigures(`the heaviest calculator, ${heaviest.path}`, heaviest),
    pageFigures('/', pageAt('/')),
    pageFigures(guidePath, pageAt(guidePath)),
  ];
  return (await Promise.all(figures)).flat();
}

async function pageFigures(label: string, {path, files, budget, firstResult}: PageWeight): Promise<readonly Figure[]> {
  const loaded = await Promise.all([...files.scripts, ...files.styles].map(readLoadedFile));
  const figures = figuresOf(label, await transferSizeOf(loaded), budget);
  if (firstResult === undefined) return figures;
  const firstBudget = firstResultBudgetOf(path);
  return [
    ...figures,
    {
      label: `${label}: until the first result is shown, scripts and styles, gzip`,
      value: firstResult.weight,
      unit: 'kB',
      limit: {atMost: firstBudget.weight},
    },
    {
      label: `${label}: files for that, beyond the page's`,
      value: firstResult.files.length,
      unit: '',
      limit: {atMost: firstBudget.files},
    },
  ];
}

async function readLoadedFile(name: string): Promise<LoadedFile> {
  return {name, content: await readFile(join(distFolder, name))};
}

function figuresOf(label: string, {scripts, styles}: TransferSize, budget?: PageWeight['budget']): readonly Figure[] {
  const limit = (atMost: number | undefined): Pick<Figure, 'limit'> => (atMost === undefined ? {} : {limit: {atMost}});
  return [
    {label: `${label}: scripts, gzip`, value: scripts.gzip, unit: 'kB', ...limit(budget?.scripts)},
    {label: `${label}: scripts, brotli`, value: scripts.brotli, unit: 'kB'},
    ...(styles.gzip === 0
      ? []
      : [
          {label: `${label}: styles, gzip`, value: styles.gzip, unit: 'kB' as const, ...limit(budget?.styles)},
          {label: `${label}: styles, brotli`, value: styles.brotli, unit: 'kB' as const},
        ]),
  ];
}

function greenCardForm(): FormExports {
  const {title, fields} = openLibrary(join(rootFolder, 'calculators')).get(greenCard).page('2024-06-30');
  return {schema: toJsonSchema(title, fields), uischema: toUiSchema(fields), survey: toSurvey(title, fields)};
}
