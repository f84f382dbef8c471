/** Changes of what programs see of a made definition: its questions, their options and limits, its keys, and words. */
import type {Random} from '../analysis/randomDefinitions.ts';

type Tree = {[key: string]: unknown};

/** The definition with one thing changed, sometimes so that it does not compile. @param text JSON, as `madeText` gives it */
export function changeInterface(text: string, random: Random): string {
  const tree = JSON.parse(text) as {
    inputs: Record<string, Tree>;
    result: Record<string, string>;
    card: [{verdict: [Tree, Tree]}, ...Tree[]];
    title: string;
    currency: string;
    needs?: unknown;
    values: Record<string, Tree>;
  };
  const {inputs, result} = tree;
  const numbers = Object.keys(inputs).filter((name) => ['number', 'integer'].includes(String(inputs[name]!['type'])));
  const number = inputs[random.pick(numbers)] ?? {};
  const toText = (): string => JSON.stringify(tree, null, 1);
  const changes: readonly (() => string)[] = [
    () => renamed(text, 'result', 'amount', random.chance(0.5)),
    () => renamed(text, 'inputs', 'c', random.chance(0.5)),
    () => (delete result['points'], toText()),
    () => (delete result['amount'], toText()),
    () => ((result['more'] = 'points.total * 2'), toText()),
    () => ((result['points'] = 'reasons is empty'), toText()),
    () => ((result['points'] = 'points.total + 0'), toText()),
    () => ((result['ends'] = 'today'), toText()),
    () => ((result['chosen'] = 'c'), toText()),
    () =>
      text
        .replaceAll('three | blank', 'blank')
        .replaceAll('two | three', 'two')
        .replace(/,\s*"three": "Three"/, ''),
    () =>
      text
        .replaceAll('three | blank', 'three | four | blank')
        .replaceAll('two | three', 'two | three | four')
        .replace('"three": "Three"', '"three": "Three", "four": "Four"'),
    () => text.replace('"three": "Three"', '"three": "The third"'),
    () => ((number['min'] = random.pick([0, 1, 5])), toText()),
    () => ((number['max'] = random.pick([10, 1_000, 1e9])), toText()),
    () => ((number['unit'] = random.pick(['EUR', 'years'])), toText()),
    () => ((number['optional'] = true), toText()),
    () => ((number['shownWhen'] = 'c == one'), toText()),
    () => ((number['hint'] = 'As a number.'), toText()),
    () => ((tree.needs = ['c']), toText()),
    () => (delete tree.needs, toText()),
    () => ((inputs['extra'] = {label: 'Extra', type: 'yesno'}), toText()),
    () => {
      inputs['extra'] = {label: 'Extra', type: 'yesno'};
      result['eligible'] = 'reasons is empty or extra == yes';
      return toText();
    },
    () => ((tree.title = 'Made again'), toText()),
    () => ((tree.currency = 'USD'), toText()),
    () => ((tree.card[0].verdict[0]['say'] = 'Yes'), toText()),
    () => ((tree.card[0].verdict[0]['tone'] = 'caution'), toText()),
    () => text.replaceAll('Too few', 'Not enough'),
    () => text.replaceAll('Costs', 'What it costs'),
    () => text.replaceAll('"high"', '"top"').replaceAll('level == high', 'level == top'),
  ];
  return random.pick(changes)();
}

/** With a key or question under another name; `was` declares it. */
function renamed(text: string, section: 'result' | 'inputs', name: string, declares: boolean): string {
  const renamedText =
    section === 'result'
      ? text.replaceAll(`result.${name}`, `result.${name}Now`)
      : text.replaceAll(/(["( ])c(["), ])/g, `$1${name}Now$2`);
  const tree = JSON.parse(renamedText) as Record<string, Record<string, unknown>>;
  const entries = Object.entries(tree[section]!).map(([key, value]) => {
    if (key !== name && key !== `${name}Now`) return [key, value];
    const map = typeof value === 'string' ? {give: value} : (value as object);
    return [`${name}Now`, declares ? {...map, was: name} : value];
  });
  return JSON.stringify({...tree, [section]: Object.fromEntries(entries)}, null, 1);
}
