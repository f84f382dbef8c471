// Does one profile fill in every calculator correctly: only possible answers, never fewer with a fuller profile, money
// in the right currency?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {amountIn, answersOf, type Profile} from '../../src/app/destinations/profile.ts';
import {educationLevels, languageLevels, languages} from '../../src/engine/runtime/profile.ts';
import {emptyProfile, mapped, models, profiles, rates} from './profiles.ts';
import {samples} from '../samples.ts';

const TODAY = '2024-06-30';

/** Calculators whose 'yes' is not about entering a country, or about what an employer offers. */
const others = [
  'schengen-visa-calculator',
  'schengen-trip-planner',
  'global-visa-status-tracker',
  'h1b-visa-salary-calculator',
  'canada-citizenship-calculator',
  'uk-settlement-absences-calculator',
  'us-i751-window-calculator',
  'us-naturalization-calculator',
  'us-opt-unemployment-calculator',
  'us-substantial-presence-test-calculator',
];

/** Those that ask for what no profile has: test results, days, the recognition of a degree. Of four, another calculator of the same visa has a profile. */
const detailed = [
  'australia-skilled-points-calculator',
  'canada-crs-calculator',
  'germany-opportunity-card-calculator',
  'new-zealand-skilled-residence-calculator',
  'uk-skilled-worker-salary-calculator',
];

it('every calculator that says yes or no about a person has a profile', () => {
  const saysYes = models.filter(({model}) => model.card.some(({items}) => items.some(({tone}) => tone === 'good')));
  const ids = saysYes.map(({model}) => model.definition.id);
  expect(mapped.map(({id}) => id)).toEqual(ids.filter((id) => ![...others, ...detailed].includes(id)));
});

it('every currency of a mapping has a rate above 0', () => {
  const currencies = mapped.flatMap(({model}) =>
    model.profile!.answers.flatMap((mapping) => (mapping.kind === 'money' ? [mapping.currency] : [])),
  );
  expect(currencies.filter((code) => !(rates[code]! > 0))).toEqual([]);
  expect(Object.entries(rates).filter(([, rate]) => !(rate > 0))).toEqual([]);
});

describe.each(mapped)('$id', ({model, calculator}) => {
  const inputs = calculator.page(TODAY).fields;

  it('is filled in with possible answers only', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        for (const [name, answer] of Object.entries(answersOf(calculator, profile))) {
          const input = inputs.find((each) => each.id === name)!;
          const isPossible =
            answer === '' ||
            ('options' in input ? input.options.some(({value}) => value === answer) : Number(answer) >= 0);
          expect([name, answer, isPossible]).toEqual([name, answer, true]);
        }
      }),
      samples(20, 1_000),
    );
  });

  it('stays blank for an empty profile, but for what is the same for everybody', () => {
    const always = model.profile!.answers.flatMap((mapping) => (mapping.kind === 'always' ? [mapping.option] : []));
    const filled = Object.values(answersOf(calculator, emptyProfile));
    expect(filled.filter((answer) => answer !== '')).toEqual(always);
  });

  it('never gets a lower answer for a higher level, more years or more money', () => {
    /** Undefined if the options of a choice have no order. */
    const rank = (name: string, answer: string): number | undefined => {
      const {type, order} = model.definition.inputs.find((input) => input.name === name)!;
      if (type === 'number' || type === 'integer') return Number(answer);
      return order && order.options.findIndex(({word}) => word === answer);
    };
    const ladders: readonly (readonly [string, readonly string[]])[] = [
      ['education', educationLevels],
      ...languages.map((language) => [language, languageLevels] as const),
      ['experience', Array.from({length: 30}, (_, number) => String(number))],
      ...['salary', 'income', 'savings'].map(
        (amount) => [amount, ['0', '1', '999', '1000', '43800', '1000000', '1000000000']] as const,
      ),
    ];
    fc.assert(
      fc.property(profiles, fc.constantFrom(...ladders), (profile, [term, steps]) => {
        let before: Readonly<Record<string, string>> = {};
        for (const step of steps) {
          const answers = answersOf(calculator, {...profile, [term]: step});
          for (const [name, answer] of Object.entries(answers))
            // An answer that a higher level leaves open is no lower one.
            if (Object.hasOwn(before, name) && answer !== '')
              expect([name, step, (rank(name, answer) ?? 0) >= (rank(name, before[name]!) ?? 0)]).toEqual([
                name,
                step,
                true,
              ]);
          before = answers;
        }
      }),
      samples(12, 1_000),
    );
  });
});

it('a salary converted to another currency and back loses less than a unit, and never gains', () => {
  const codes = fc.constantFrom(...Object.keys(rates));
  fc.assert(
    fc.property(profiles, fc.nat(10_000_000), codes, (profile, salary, currency) => {
      const there = amountIn({...profile, salary: String(salary)}, 'salary', currency, 1, rates);
      const back = Number(amountIn({...profile, salary: there, currency}, 'salary', profile.currency, 1, rates));
      const unit = rates[profile.currency]! / rates[currency]!;
      expect(back).toBeLessThanOrEqual(salary + 0.01);
      expect(back).toBeGreaterThanOrEqual(salary - unit - 1);
    }),
  );
});

describe('a salary', () => {
  const units = {USD: 1, EUR: 0.9, JPY: 150};
  const earning = (salary: string, currency: string) => ({salary, currency}) as Profile;

  it('an amount in the same currency is unchanged, to the cent', () => {
    expect(amountIn(earning('40653.60', 'EUR'), 'salary', 'EUR', 1, units)).toBe('40653.6');
    expect(amountIn(earning('36000', 'EUR'), 'salary', 'EUR', 12, units)).toBe('3000');
  });

  it('an amount in another currency is rounded down to a whole number', () => {
    expect(amountIn(earning('900', 'EUR'), 'salary', 'USD', 1, units)).toBe('1000');
    expect(amountIn(earning('1000', 'EUR'), 'salary', 'USD', 1, units)).toBe('1111');
    expect(amountIn(earning('12000', 'USD'), 'salary', 'JPY', 12, units)).toBe('150000');
  });

  it('no salary, and a currency without a rate, give no answer', () => {
    expect(amountIn(earning('', 'EUR'), 'salary', 'EUR', 1, units)).toBe('');
    expect(amountIn(earning('1000', ''), 'salary', 'EUR', 1, units)).toBe('');
    expect(amountIn(earning('1000', 'EUR'), 'salary', 'toString', 1, units)).toBe('');
    expect(amountIn(earning('junk', 'EUR'), 'salary', 'EUR', 1, units)).toBe('0');
  });
});
