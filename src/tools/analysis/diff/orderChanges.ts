/** What visitors and programs get in another order: the page's tables and texts, the card, the keys of the result. The form has its own changes. */
import {load} from '../../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import type {CheckedBlock, Model} from '../../../engine/language/model.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {resultShape, type ObjectShape} from '../../interface/shape.ts';
import {inQuotes, nameOfBlock} from '../parts.ts';
import {movedItems} from './order.ts';
import {textsOf} from './pageTexts.ts';
import type {Versions} from './versions.ts';

/** Things in another order; those that both versions have are the same. */
export interface OrderChange {
  readonly kind: 'page' | 'card' | 'result keys';
  /** What is ordered, in words: 'Fees per applicant', 'The result card'. */
  readonly of: string;
  /** The fewest that must move, in words. */
  readonly moved: readonly string[];
}

/** @param days one in each period of the figures */
export function orderChanges(versions: Versions, days: readonly CalendarDay[]): readonly OrderChange[] {
  const {before, after} = versions;
  const calculators = [load(before.body), load(after.body)] as const;
  const ofPage = days.flatMap((day) => ordersOfPage(calculators[0], calculators[1], day));
  const all = [
    ...ofPage,
    ...ordersOfCard(before.model, after.model),
    ...ordersOfKeys('The keys of the result', resultShape(before.model), resultShape(after.model)),
  ];
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

function changeOf(
  kind: OrderChange['kind'],
  of: string,
  before: readonly string[],
  after: readonly string[],
): readonly OrderChange[] {
  const moved = movedItems(before, after);
  return moved.length === 0 ? [] : [{kind, of, moved}];
}

function ordersOfPage(before: CompiledCalculator, after: CompiledCalculator, day: CalendarDay): readonly OrderChange[] {
  const [one, other] = [before, after].map((calculator) => calculator.documentation(day).rules);
  const titles = [one!, other!].map((lists) => lists.map(({title}) => title));
  const [texts, textsNow] = [textsOf(before, day), textsOf(after, day)];
  return [
    ...changeOf('page', 'The tables of the page', titles[0]!, titles[1]!),
    ...other!.flatMap(({title, rows}) => {
      const former = one!.find((list) => list.title === title)?.rows ?? [];
      const [labels, now] = [former, rows].map((some) =>
        some.map(({label, when = ''}) => `${label}${when && ', '}${when}`),
      );
      return changeOf('page', title, labels!, now!);
    }),
    ...(Object.keys(textsNow) as (keyof typeof textsNow)[]).flatMap((section) =>
      changeOf('page', labelFromName(section), texts[section], textsNow[section]),
    ),
  ];
}

function ordersOfCard(before: Model, after: Model): readonly OrderChange[] {
  const ofBlocks = changeOf(
    'card',
    'The parts of the result card',
    before.card.map(nameOfBlock),
    after.card.map(nameOfBlock),
  );
  return [
    ...ofBlocks,
    ...after.card.flatMap((block) => {
      const name = nameOfBlock(block);
      const former = before.card.find((one) => nameOfBlock(one) === name);
      // In a verdict, the order is part of the rule: the first that holds is shown.
      return former === undefined || block.showsFirst
        ? []
        : changeOf('card', name, namesOfItems(former), namesOfItems(block));
    }),
  ];
}

const namesOfItems = ({items}: CheckedBlock): readonly string[] =>
  items.flatMap(({label, text}) => (label === undefined && text === undefined ? [] : [inQuotes((label ?? text)!)]));

/** The keys of a result and of the maps in it. */
function ordersOfKeys(of: string, before: ObjectShape, after: ObjectShape): readonly OrderChange[] {
  return [
    ...changeOf('result keys', of, [...before.members.keys()], [...after.members.keys()]),
    ...[...after.members].flatMap(([key, shape]) => {
      const former = before.members.get(key);
      return shape.kind === 'object' && former?.kind === 'object'
        ? ordersOfKeys(`The keys of ${key} in the result`, former, shape)
        : [];
    }),
  ];
}
