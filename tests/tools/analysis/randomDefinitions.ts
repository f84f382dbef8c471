/** Made definitions and changes of them, each from a seed, so that a failure can be replayed. */

/** Evenly distributed numbers from a seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed * 7_919;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return ((this.state ^ (this.state >>> 13)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

/** `{left} {operator} {right}` */
interface DateCondition {
  readonly left: string;
  readonly operator: string;
  readonly right: string;
}

const reforms = ['2000-02-29', '2023-12-31', '2024-01-01', '2024-06-30', '2026-03-01'] as const;
const comparisonOperators = ['<', '<=', '>', '>=', '==', '!='] as const;

function makeDateCondition(random: Random): DateCondition {
  const isOfDates = random.chance(0.4);
  const ofDates = {
    left: random.pick([
      'd',
      'addDays(d, f30)',
      'addDays(d, f365)',
      'addDays(d, -f2)',
      'addMonths(d, f12)',
      'earliest(d, reform)',
      'latest(d, addDays(e, f30))',
      'date(year(d), 4, 6)',
      'date(year(today), 4, 6)',
      'addMonths(reform, f24)',
    ]),
    right: random.pick(['today', 'reform', 'e', 'blank']),
  };
  const ofTimes = {
    left: random.pick([
      'daysBetween(d, today)',
      'daysBetween(reform, d)',
      'daysBetween(d, e)',
      'daysSince(d) + daysSince(e)',
      'monthsBetween(d, today)',
      'yearsBetween(d, reform)',
      'yearsBetween(addDays(d, f30), today)',
      'yearsBetween(d, e)',
      'year(d)',
      // Refused where the rate is not dated.
      'rate on d',
      'month(d)',
      'dayOfMonth(d)',
      'month(today)',
      'dayOfMonth(today)',
      'year(today) - f2000',
      'daysSince(reform)',
    ]),
    right: random.pick(['f2', 'f7', 'f24', 'f90', 'f730', 'limit', 'n']),
  };
  const {left, right} = isOfDates ? ofDates : ofTimes;
  const isBlankTest = right === 'blank';
  return {
    left: isBlankTest ? 'd' : left,
    operator: isBlankTest ? random.pick(['==', '!=']) : random.pick(comparisonOperators),
    right,
  };
}

/** `blank` has no order. */
const operatorsFor = ({right}: DateCondition): readonly string[] =>
  right === 'blank' ? ['==', '!='] : comparisonOperators;

const makeReforms = (random: Random): readonly [string, string] => [
  random.pick(reforms),
  random.pick(['2024-06-30', '2024-07-01', '2025-01-01']),
];

const reformedRows = ([first, second]: readonly [string, string]) => ({
  label: 'Reformed',
  by: 'd',
  rows: {'under reform': 0, 'reform+': 3, ...(second > first ? {[`${second}+`]: 7} : {})},
});

const conditionText = ({left, operator, right}: DateCondition): string => `${left} ${operator} ${right}`;

/** A formula as a tree, so that it can be changed. */
export type Formula =
  | {readonly kind: 'leaf'; readonly text: string}
  | {readonly kind: 'binary'; readonly operator: string; readonly left: Formula; readonly right: Formula}
  | {readonly kind: 'negative'; readonly operand: Formula}
  | {readonly kind: 'call'; readonly name: string; readonly values: readonly Formula[]};

const leaf = (text: string): Formula => ({kind: 'leaf', text});

export function formulaText(formula: Formula): string {
  switch (formula.kind) {
    case 'leaf':
      return formula.text;
    case 'negative':
      return formula.operand.kind === 'binary'
        ? `-(${formulaText(formula.operand)})`
        : `-${formulaText(formula.operand)}`;
    case 'call':
      return `${formula.name}(${formula.values.map(formulaText).join(', ')})`;
    case 'binary': {
      const operand = (part: Formula): string =>
        part.kind === 'binary' ? `(${formulaText(part)})` : formulaText(part);
      return `${operand(formula.left)} ${formula.operator} ${operand(formula.right)}`;
    }
  }
}

interface Matrix {
  readonly by: readonly [string, string];
  /** Two for each row, and one for the pairs that no row names. */
  readonly figures: readonly number[];
}

/** A table and a formula with arguments, and two calls of the table, one of which may call the formula. */
interface Calls {
  readonly edges: readonly [number, number];
  readonly figures: readonly number[];
  readonly isByChoice: boolean;
  /** In which `given` is the argument. */
  readonly formula: Formula;
  readonly arguments: readonly [string, string];
}

type InForce = Readonly<Record<'ofCase' | 'ofLine' | 'ofRow' | 'ofFact', Readonly<Record<string, string>>>>;

function makeInForce(random: Random): InForce {
  const period = () => ({[random.pick(['from', 'until'])]: random.pick(['2025-06-01', '2026-12-31'])});
  return {ofCase: period(), ofLine: period(), ofRow: period(), ofFact: period()};
}

/** A definition as plain data with formulas that can still be changed. */
export interface MadeDefinition {
  readonly inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly constants: Readonly<Record<string, unknown>>;
  /** A table of bands by a number: the first band ends at the first edge, each other begins at one. */
  readonly bands: {readonly by: string; readonly edges: readonly number[]; readonly figures: readonly number[]};
  /** A progressive rate of a number or of the amount: 0% up to the limit, then a rate from each edge on. */
  /** Figures of a table by the choice that change on two days; whether they are those of the day `d` instead of today. */
  readonly dated?: {readonly figures: readonly [number, number]; readonly isOnDay: boolean};
  /** When a case, a line, a row and a fact apply: each from or until one of two days. */
  readonly inForce?: InForce;
  /** A table by a number and the choice, one of them down and the other across, or by two numbers. */
  readonly matrix?: Matrix;
  readonly calls?: Calls;
  /** Points for a value that says one of two words. */
  readonly byWord?: readonly [number, number];
  /** Points from a repeated question, and the condition on its items for a sentence. */
  readonly list?: {readonly points: string; readonly when: string};
  readonly byChoice: readonly number[];
  /** An input that is required, and the condition under which it is. */
  readonly need: {readonly input: string; readonly when: Formula} | undefined;
  /** Whether the page does not name the value `amount`. */
  readonly isHelper: boolean;
  readonly amount: Formula;
  readonly other: Formula;
  readonly condition: Formula;
  readonly second: Formula;
  readonly days: Formula;
  readonly dateFunction: 'addDays' | 'addMonths';
  /** A comparison of dates, or of the time between two. */
  readonly dateCondition: DateCondition | undefined;
  /** The first days of two bands by a date. */
  readonly reforms: readonly [string, string] | undefined;
  /** The input or value that a sentence shows. */
  readonly shown: (typeof shownNames)[number];
  /** A percentage, as a factor of one of the costs. */
  readonly share: number;
  /** What is done with it. */
  readonly shared: (typeof sharedFormulas)[number];
  /** The formats of the figures in the text and on the card. */
  readonly format: '' | ':money' | ':plain';
  readonly unit: 'money' | 'points' | undefined;
}

const numbers = ['x', 'y', 'n'] as const;
/** Formulas name their figures: f2p5 is 2.5, fm4 is -4. */
const figures = [-90, -4, -0.5, 0.1, 0.29, 1, 2, 2.5, 3, 4, 7, 12, 24, 30, 90, 100, 365, 730, 1_500, 2_000, 20_000];
const nameOfFigure = (figure: number): string => `f${String(figure).replace('-', 'm').replace('.', 'p')}`;
const figureNames = figures.map(nameOfFigure);

const sharedFormulas = ['amount * share', 'amount * (1 - share)', 'amount / (1 + share)', 'amount / share'] as const;

const shownNames = ['t', 'u', 'c', 'result.ends', 'amount:money', 'amount', 'points.total'] as const;

export function makeDefinition(random: Random): MadeDefinition {
  const skipped = random.pick(numbers);
  const inputs = random.chance(0.5) ? [random.pick(numbers)] : numbers.filter((name) => name !== skipped);
  const number = (): Formula => leaf(random.pick([...inputs, 'rate', 'limit', random.pick(figureNames)]));
  const formula = (depth: number): Formula => {
    if (depth === 0 || random.chance(0.25)) return number();
    if (random.chance(0.1)) return {kind: 'negative', operand: formula(depth - 1)};
    if (random.chance(0.25)) {
      const name = random.pick(['floor', 'ceil', 'round', 'min', 'max']);
      const isLimit = name === 'min' || name === 'max';
      const second = isLimit
        ? [formula(depth - 1)]
        : random.chance(0.4)
          ? [leaf(random.pick(['-3', '-1', '0', '1', '2', 'f2', 'fm4', 'n']))]
          : [];
      const values = [formula(depth - 1), ...second];
      return {kind: 'call', name, values};
    }
    const operator = random.pick(['+', '+', '-', '*', '/']);
    const divisor = (): Formula =>
      random.chance(0.2)
        ? {kind: 'call', name: 'max', values: [leaf('1'), number()]}
        : leaf(random.pick(['f2', 'f4', 'f7', 'f12', 'limit']));
    const right = operator === '/' ? divisor() : formula(depth - 1);
    return {kind: 'binary', operator, left: formula(depth - 1), right};
  };
  const comparison = (): Formula => ({
    kind: 'binary',
    operator: random.pick(['<', '<=', '>', '>=']),
    left: random.chance(0.8) ? leaf(random.pick(inputs)) : formula(1),
    right: random.chance(0.8) ? leaf(random.pick(['limit', ...figureNames])) : formula(1),
  });
  const answersOnly = (): Formula => ({
    kind: 'binary',
    operator: random.pick(['<', '<=', '>', '>=']),
    left: leaf(random.pick(inputs)),
    right: leaf(random.pick(['limit', ...figureNames.slice(3)])),
  });
  // Only a calculated number can be below 0.
  const by = random.pick([...inputs, 'amount']);
  const below = by === 'amount' ? 30 + random.below(300) : 0;
  const edges = [1 + random.below(20), 21 + random.below(30), 60 + random.below(900)].map((edge) => edge - below);
  return {
    inputs: {
      x: {label: 'X', type: random.chance(0.7) ? 'number' : 'integer'},
      y: {label: 'Y', type: 'number'},
      n: {label: 'N', type: 'integer', ...(random.chance(0.3) ? {whenZero: 1} : {})},
      c: {label: 'C', options: {one: 'One', two: 'Two', three: 'Three'}},
      d: {label: 'D', type: 'date'},
      e: {label: 'E', type: 'date'},
      t: {label: 'T', type: 'text'},
      u: {label: 'U', type: 'text'},
    },
    constants: {
      limit: {label: 'Limit', value: random.pick([10, 90, 1000, 11_208])},
      rate: random.chance(0.7)
        ? {label: 'Rate', value: random.pick([0.5, 2, 11.5, 185])}
        : {label: 'Rate', value: [{value: 3}, {from: '2027-01-01', value: random.pick([3, 4])}]},
    },
    bands: {by, edges, figures: [0, ...edges].map(() => random.below(50) - (random.chance(0.2) ? 50 : 0))},
    ...(random.chance(0.3) && {
      matrix: {
        by: random.pick<Matrix['by']>([
          [random.pick(inputs), 'c'],
          ['c', random.pick(inputs)],
          [random.pick(inputs), random.pick(inputs)],
        ]),
        figures: Array.from({length: 5}, () => random.below(20)),
      },
    }),
    ...(random.chance(0.2) && {list: makeFolds(random)}),
    ...(random.chance(0.3) && {
      dated: {figures: [random.below(9), random.below(9)] as const, isOnDay: random.chance(0.7)},
    }),
    ...(random.chance(0.3) && {byWord: [random.below(9), random.below(9)] as const}),
    byChoice: [random.below(5), random.below(500), random.below(5)],
    need: random.chance(0.3) ? {input: random.pick(['c', ...inputs]), when: answersOnly()} : undefined,
    isHelper: random.chance(0.2),
    amount: formula(3),
    other: formula(2),
    condition: comparison(),
    second: comparison(),
    days: random.chance(0.6)
      ? leaf(random.pick(['f24', 'f730', 'f30', 'n']))
      : {kind: 'call', name: 'floor', values: [formula(1)]},
    dateFunction: random.pick(['addDays', 'addMonths']),
    dateCondition: random.chance(0.6) ? makeDateCondition(random) : undefined,
    reforms: random.chance(0.3) ? makeReforms(random) : undefined,
    shown: random.pick(shownNames),
    share: random.pick([12.5, 29, 100]),
    shared: random.pick(sharedFormulas),
    format: random.pick(['', ':money', ':plain']),
    unit: random.pick(['money', 'points', undefined]),
    ...(random.chance(0.4) && {calls: makeCalls(random, inputs)}),
    ...(random.chance(0.3) && {inForce: makeInForce(random)}),
  };
}

function makeFolds(random: Random): NonNullable<MadeDefinition['list']> {
  return {
    points: random.pick([
      'sum(items, a)',
      'sum(items, a, k == one)',
      'sum(items, a * f2 - x)',
      'count(items)',
      'count(items, a > limit)',
      'count(items, k == two and b < today)',
      'most(items, round(a))',
      'floor(sum(items, a) / f7)',
    ]),
    when: random.pick([
      'any(items, a >= limit)',
      'any(items, b == blank or daysBetween(b, today) > f30)',
      'not any(items, k in [one, two])',
      'most(items, b) > today',
      'sum(items, a) > x',
    ]),
  };
}

/** A repeated question with the fields that its folds read. */
function listOf({points, when}: NonNullable<MadeDefinition['list']>) {
  const fields = {
    a: {label: 'A', type: 'number'},
    b: {label: 'B', type: 'date'},
    k: {label: 'K', options: {one: 'One', two: 'Two', three: 'Three'}},
  };
  const each = Object.entries(fields).filter(([name]) => new RegExp(`\\b${name}\\b`).test(`${points} ${when}`));
  return {label: 'Items', item: 'item', many: 3, each: Object.fromEntries(each)};
}

function makeCalls(random: Random, inputs: readonly string[]): Calls {
  const formulas = [
    'given + limit',
    'given * rate - f24',
    'floor(given / f4)',
    'max(given, f90) - f24',
    'min(given, x)',
  ];
  return {
    edges: [1 + random.below(40), 41 + random.below(900)],
    figures: Array.from({length: 6}, () => random.below(20)),
    isByChoice: random.chance(0.4),
    formula: leaf(random.pick(formulas)),
    arguments: [random.pick(inputs), random.pick([...inputs, ...inputs.map((name) => `scaled(${name})`), 'x - limit'])],
  };
}

/** Bands of the argument, alone or each with two columns for the choice. */
function rowsOfCalls({edges: [first, second], figures: cells, isByChoice}: Calls): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [`under ${first}`, `${first}+`, `over ${second}`].map((row, index) => [
      row,
      isByChoice ? {one: cells[index * 2], 'two | three | blank': cells[index * 2 + 1]} : cells[index],
    ]),
  );
}

const callsText = ({arguments: [one, other]}: Calls): string => `rated(${one}) + rated(${other})`;

/** The rows of a table by two answers: numbers between the bands are left to `otherwise`. */
function matrixRows({by, figures: cells}: Matrix): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const keysOf = (name: string, edge: number): readonly string[] =>
    name === 'c' ? ['one', 'two | three'] : [`under ${edge}`, `${edge + 5}+`];
  const [down, across] = [keysOf(by[0], 5), keysOf(by[1], 6)];
  return Object.fromEntries(
    down.map((row, index) => [
      row,
      Object.fromEntries(across.map((column, position) => [column, cells[index * 2 + position]!])),
    ]),
  );
}

function datedTable({figures: [before, after], isOnDay}: NonNullable<MadeDefinition['dated']>) {
  const cell = [{value: before}, {from: '2025-06-01', value: after}];
  return {label: 'Dated', by: 'c', ...(isOnDay && {on: 'd'}), rows: {one: cell, 'two | three | blank': 1}};
}

/** The definition as YAML, of which JSON is a part. */
export function madeText(made: MadeDefinition): string {
  const {by, edges, figures: ofBands} = made.bands;
  const callOfItem = made.calls === undefined ? '' : ' + sum(items, rated(a))';
  const list = made.list && {...made.list, points: `${made.list.points}${callOfItem}`};
  const bandKeys = [`under ${edges[0]}`, ...edges.map((edge) => `${edge}+`)];
  const need = made.need && {input: made.need.input, when: formulaText(made.need.when)};
  const rules = [made.amount, made.other, made.condition, made.second, made.days]
    .map(formulaText)
    .concat(made.dateCondition === undefined ? [] : conditionText(made.dateCondition))
    .concat(made.reforms === undefined ? [] : 'reform')
    .concat(Object.values(list ?? {}))
    .concat(need === undefined ? [] : [need.input, need.when])
    .concat(made.calls === undefined ? [] : [callsText(made.calls), formulaText(made.calls.formula), 'x'])
    .join(' ');
  const isRead = ([name]: readonly [string, unknown]): boolean =>
    new RegExp(`\\b${name}\\b`).test(`${rules} ${by} ${made.matrix?.by.join(' ') ?? ''} c d ${made.shown}`);
  const constants = [
    ...Object.entries(made.constants),
    ...figures.map((figure) => [nameOfFigure(figure), {label: `Figure ${figure}`, value: figure}] as const),
  ];
  return JSON.stringify(
    {
      id: 'made-calculator',
      title: 'Made',
      description: 'Made.',
      country: 'Nowhere',
      currency: 'EUR',
      source: {name: 'Nobody', url: 'https://example.org'},
      dataAsOf: '2024-06',
      ...(need && {needs: [need]}),
      inputs: {...Object.fromEntries(Object.entries(made.inputs).filter(isRead)), ...(list && {items: listOf(list)})},
      constants: {
        ...Object.fromEntries(constants.filter(isRead)),
        passMark: {label: 'Pass mark', value: 40},
        share: {label: 'Share', value: `${made.share}%`},
        ...(/\breform\b/.test(rules) ? {reform: {label: 'Reform', value: made.reforms?.[0] ?? '2024-01-01'}} : {}),
      },
      ...(made.calls && {
        tables: {
          rated: {takes: 'given', ...(made.calls.isByChoice && {by: ['given', 'c']}), rows: rowsOfCalls(made.calls)},
        },
      }),
      sums: {
        points: {
          bands: {by, rows: Object.fromEntries(bandKeys.map((key, index) => [key, ofBands[index] ?? 0]))},
          ...(made.reforms === undefined ? {} : {reformed: reformedRows(made.reforms)}),
          ...(list && {items: {label: 'Items', give: list.points}}),
          ...(made.byWord && {
            word: {label: 'By word', by: 'level', rows: {high: made.byWord[0], low: made.byWord[1]}},
          }),
          ...(made.matrix && {
            both: {label: 'Both', by: made.matrix.by, rows: matrixRows(made.matrix), otherwise: made.matrix.figures[4]},
          }),
          ...(made.calls && {calls: {label: 'Calls', give: callsText(made.calls)}}),
          choice: {
            label: 'Choice',
            by: 'c',
            rows: {one: made.byChoice[0], two: made.byChoice[1], 'three | blank': made.byChoice[2]},
          },
        },
        costs: {
          amount: {label: 'Amount', give: 'amount'},
          ...(made.calls && {scaled: {label: 'Scaled', give: 'scaled(x)'}}),
          share: {label: 'Share', give: made.shared},
          ...(made.dated && {dated: datedTable(made.dated)}),
          choice: {
            label: 'By choice',
            by: 'c',
            rows: {
              two: made.inForce ? {value: made.byChoice[0], ...made.inForce.ofRow} : made.byChoice[0],
              'one | three | blank': 0,
            },
          },
        },
      },
      values: {
        amount: {
          first: [
            {when: formulaText(made.condition), ...made.inForce?.ofCase, give: formulaText(made.amount)},
            {give: formulaText(made.other)},
          ],
          ...(made.isHelper && {helper: true}),
        },
        ...(made.calls && {scaled: {takes: 'given', give: formulaText(made.calls.formula)}}),
        ...(made.byWord && {level: {when: formulaText(made.second), say: 'high', else: 'low'}}),
      },
      lines: {
        reasons: [
          {
            when: `${formulaText(made.second)} and c == two`,
            ...made.inForce?.ofLine,
            say: `Pay {amount${made.format}} now.`,
          },
          ...(made.dateCondition === undefined
            ? []
            : [{when: conditionText(made.dateCondition), say: 'The date counts.'}]),
          ...(made.list === undefined ? [] : [{when: made.list.when, say: 'The items count.'}]),
          ...(made.byWord === undefined
            ? []
            : [{when: 'level == high and not level in [low]', say: 'The level is high.'}]),
          {unless: 'points.total >= passMark', say: `Too few: {${made.shown}}.`},
        ],
      },
      result: {
        eligible: 'reasons is empty',
        amount: 'amount',
        points: 'points.total',
        ends: `${made.dateFunction}(d, ${formulaText(made.days)})`,
      },
      card: [
        {
          verdict: [
            {when: 'result.eligible', say: 'Eligible', tone: 'good'},
            {say: 'Not eligible', tone: 'bad'},
          ],
        },
        {reasons: {title: 'Missing', of: 'reasons'}},
        {fees: {title: 'Costs', of: 'costs', total: 'Total'}},
        {
          facts: [
            {label: 'Amount', of: 'result.amount', ...(made.unit === undefined ? {} : {unit: made.unit})},
            {label: 'Ends', of: 'result.ends', missing: 'Never.', ...made.inForce?.ofFact},
          ],
        },
      ],
    },
    null,
    1,
  );
}

/** The definition with one thing changed, sometimes without any effect. */
export function changeDefinition(made: MadeDefinition, random: Random): MadeDefinition {
  const {bands, byWord, calls, dated, matrix} = made;
  const index = random.below(bands.edges.length);
  const changes: readonly (() => MadeDefinition)[] = [
    () => ({...made, amount: changeFormula(made.amount, random)}),
    () => ({...made, amount: changeFormula(made.amount, random)}),
    () => ({...made, other: changeFormula(made.other, random)}),
    () => ({...made, condition: changeFormula(made.condition, random)}),
    () => ({...made, second: changeFormula(made.second, random)}),
    () => ({...made, need: made.need && {...made.need, when: changeFormula(made.need.when, random)}}),
    () => ({...made, need: undefined}),
    () => ({...made, isHelper: !made.isHelper}),
    () => ({...made, days: changeFormula(made.days, random)}),
    () => ({...made, dateFunction: made.dateFunction === 'addDays' ? 'addMonths' : 'addDays'}),
    () => ({...made, dateFunction: 'addDays', days: leaf('f730')}),
    () => ({
      ...made,
      dateCondition: made.dateCondition && {
        ...made.dateCondition,
        operator: random.pick(operatorsFor(made.dateCondition)),
      },
    }),
    () => ({...made, dateCondition: makeDateCondition(random)}),
    () => ({...made, reforms: made.reforms && makeReforms(random)}),
    () => ({...made, shown: random.pick(shownNames)}),
    () => ({...made, share: random.pick([12.5, 12.51, 29, 100])}),
    () => ({...made, shared: random.pick(sharedFormulas)}),
    () => ({...made, format: random.pick(['', ':money', ':plain'] as const)}),
    () => ({...made, unit: random.pick(['money', 'points', undefined] as const)}),
    () => ({...made, byChoice: made.byChoice.with(random.below(3), random.below(500))}),
    () => ({...made, bands: {...bands, edges: bands.edges.with(index, bands.edges[index]! + 1)}}),
    ...(made.list === undefined ? [] : [() => ({...made, list: makeFolds(random)})]),
    ...(dated === undefined
      ? []
      : [
          () => ({...made, dated: {...dated, isOnDay: !dated.isOnDay}}),
          () => ({...made, dated: {...dated, figures: [dated.figures[0], random.below(9)] as const}}),
        ]),
    ...(made.inForce === undefined ? [] : [() => ({...made, inForce: makeInForce(random)})]),
    ...(byWord === undefined ? [] : [() => ({...made, byWord: [byWord[0], random.below(9)] as const})]),
    ...(matrix === undefined
      ? []
      : [() => ({...made, matrix: {...matrix, figures: matrix.figures.with(random.below(5), random.below(20))}})]),
    ...(calls === undefined
      ? []
      : [
          () => ({...made, calls: {...calls, edges: [1 + random.below(40), calls.edges[1]] as const}}),
          () => ({...made, calls: {...calls, figures: calls.figures.with(random.below(6), random.below(20))}}),
          () => ({...made, calls: {...calls, formula: changeFormula(calls.formula, random)}}),
          () => ({...made, calls: {...calls, arguments: [calls.arguments[1], calls.arguments[0]] as const}}),
        ]),
    () => ({...made, bands: {...bands, figures: bands.figures.with(index, random.below(50))}}),
    () => ({
      ...made,
      inputs: {...made.inputs, x: {label: 'X', type: made.inputs['x']!['type'] === 'number' ? 'integer' : 'number'}},
    }),
    () => ({
      ...made,
      constants: {...made.constants, limit: {label: 'Limit', value: random.pick([10, 90, 1000, 11_208, 11_209])}},
    }),
  ];
  return random.pick(changes)();
}

/** Rewrites that change nothing on paper are among the changes. */
function changeFormula(formula: Formula, random: Random): Formula {
  if (formula.kind === 'binary' && random.chance(0.5))
    return random.chance(0.5)
      ? {...formula, left: changeFormula(formula.left, random)}
      : {...formula, right: changeFormula(formula.right, random)};
  if (formula.kind === 'negative' && random.chance(0.5))
    return {...formula, operand: changeFormula(formula.operand, random)};
  if (formula.kind === 'call' && random.chance(0.5))
    return {...formula, values: formula.values.with(0, changeFormula(formula.values[0]!, random))};
  const wrap = (name: string): Formula => ({kind: 'call', name, values: [formula]});
  const isComparison = formula.kind === 'binary' && /[<>]/.test(formula.operator);
  const changes: readonly (() => Formula)[] = [
    () =>
      formula.kind === 'binary' && '+*'.includes(formula.operator)
        ? {...formula, left: formula.right, right: formula.left}
        : formula,
    () => (formula.kind === 'binary' && !isComparison ? {...formula, operator: random.pick(['+', '-', '*'])} : formula),
    () =>
      isComparison
        ? {...formula, operator: random.pick(['<', '<=', '>', '>='])}
        : wrap(random.pick(['floor', 'ceil', 'round'])),
    () => (formula.kind === 'call' && !isComparison ? formula.values[0]! : formula),
    () => (isComparison ? formula : leaf(random.pick([...numbers, ...figureNames]))),
    () => distributed(formula),
    () => (isComparison ? formula : {kind: 'negative', operand: formula}),
    () => (formula.kind === 'negative' ? formula.operand : formula),
  ];
  return random.pick(changes)();
}

/** a * (b + c) as a * b + a * c. */
function distributed(formula: Formula): Formula {
  if (formula.kind !== 'binary' || formula.operator !== '*' || formula.right.kind !== 'binary') return formula;
  const {left, right} = formula;
  if (right.operator !== '+' && right.operator !== '-') return formula;
  const times = (part: Formula): Formula => ({kind: 'binary', operator: '*', left, right: part});
  return {kind: 'binary', operator: right.operator, left: times(right.left), right: times(right.right)};
}
