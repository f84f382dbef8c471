// Usage (in a clone): npx tsx /work/h/law/compare.mts <id> [count] [seed]
// Compares the clone's definition with the reference written from the law: first its cases, then random answers. Prints differences.
import {readFileSync} from 'node:fs';
const cwd = process.cwd();
const {openLibrary} = await import(cwd + '/src/tools/commands/definitions.ts');
const {calculate} = await import(cwd + '/src/engine/published/calculate.ts');
const [id, count = '2000', seed = '1'] = process.argv.slice(2);
const {reference, randomAnswers} = await import(`/work/h/law/${id}.ref.ts`);
const calculator = openLibrary('calculators').get(id!);
let state = Number(seed) >>> 0;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const same = (a: any, b: any): boolean => {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return a.length === b.length && a.every((each, i) => same(each, b[i]));
  return Object.keys(a).every((key) => same(a[key], b[key]));
};
let different = 0,
  compared = 0;
const missing = new Set<string>();
function compare(name: string, inputs: any, today: string, wanted: any) {
  let got: any;
  try {
    got = calculate(calculator, inputs, {today});
  } catch (error) {
    got = {error: String(error)};
  }
  got = got && typeof got === 'object' && 'result' in got ? got.result : got;
  compared++;
  if (wanted === null || got === null) {
    if ((wanted === null) === (got === null)) return;
    different++;
    if (different <= 12)
      console.log(
        name,
        JSON.stringify({inputs, today}),
        '\n   law:',
        JSON.stringify(wanted),
        '\n   definition:',
        JSON.stringify(got),
      );
    return;
  }
  const keys = Object.keys(wanted).filter((key) => (key in got ? true : (missing.add(key), false)));
  const wrong = keys.filter((key) => !same(wanted[key], got[key]));
  if (wrong.length === 0) return;
  different++;
  if (different <= 12)
    console.log(
      name,
      JSON.stringify({inputs, today}),
      ...wrong.map((key) => `\n   ${key}: law ${JSON.stringify(wanted[key])}, definition ${JSON.stringify(got[key])}`),
    );
}
const cases = JSON.parse(readFileSync(`/work/h/law/${id}.cases.json`, 'utf8'));
for (const {name, inputs, today, result} of cases) compare(name, inputs, today, result);
console.log(`${cases.length} cases compared, ${different} different.`);
const before = different;
for (let index = 0; index < Number(count); index++) {
  const {inputs, today} = randomAnswers(random);
  compare(`#${index}`, inputs, today, reference(inputs, today));
}
console.log(
  `${count} random answers (seed ${seed}) compared, ${different - before} different.`,
  missing.size > 0 ? `Keys that the definition lacks: ${[...missing].join(', ')}` : '',
);
