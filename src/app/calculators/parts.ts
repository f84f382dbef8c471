/** Calculators from the scripts of their forms. */
import {allOf} from '../loading/fetchFirst.ts';
import {loadable} from '../loading/loadable.tsx';
import type {PagePartModule} from '../../engine/program/module.ts';
import {type Edition, editions, hasOwnFigures, withoutOwnFigures} from '../../engine/results/editions.ts';
import {type Emitted, underRules} from '../../engine/results/underRules.ts';
import type {Rules} from '../../engine/runtime/rules.ts';
import type {
  FormPart,
  FormScript,
  ResultModule,
  ResultScript,
  ServedCalculator,
  SiteDocumentation,
} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

const replacedFigures = loadable(() => import('../../engine/program/replacedFigures.ts'));

/** Only figures that were put in by hand need something. */
const neededFor = (rules: string | undefined): Promise<unknown> | undefined =>
  rules !== undefined && hasOwnFigures(rules) ? replacedFigures.load() : undefined;

const listFile = 'src/app/fields/list/ListControl.tsx';

/** For the forms that have a list. They do not import it themselves: their scripts would change with what it loads later. */
export const listControl = loadable(() => import('../fields/list/ListControl.tsx'), listFile);

const frameFile = 'src/app/frame/Frame.tsx';

/** For the pages with the shared frame. */
export const sharedFrame = loadable(() => import('../frame/Frame.tsx'), frameFile);

/** A calculator under the rules of its page, whose result is fetched once it is needed. */
export async function calculatorOf({default: make, fetchResult}: FormScript): Promise<ServedCalculator> {
  const emitted = withOthers(make());
  const {hasLists, isFramed, edition, ...form} = underRules<FormPart>(emitted, rulesOf(emitted.edition));
  const result = loadable(async () => {
    const [{default: makeResult, fetchWorkings}, {runtime, withCards}] = await allOf([
      fetchResult(),
      resultRuntime.load(),
    ]);
    const script = makeResult(runtime);
    const fetchedWorkings = loadable(async () => (await fetchWorkings()).default().workings);
    const under = (name: string): ResultModule => {
      const made = hasOwnFigures(name)
        ? replacedFigures.loaded()!.withReplacedFigures(makeResult, runtime, name)
        : script;
      return {...withCards(underRules<ResultScript>(made, rulesOf(name))), fetchedWorkings, under};
    };
    return under(edition);
  });
  return {
    ...form,
    ...(hasLists && (await listControl.load())),
    ...(isFramed && {frame: await sharedFrame.load()}),
    loadResult: result.load,
    neededFor,
    under: (name) => underRules<FormPart>(emitted, rulesOf(name)),
  };
}

/** With a page that knows which other calculators its texts name. */
function withOthers(emitted: Emitted<FormPart>): Emitted<FormPart> {
  const {page, others} = emitted;
  if (others === undefined) return emitted;
  return {
    ...emitted,
    page(...days) {
      const made = page(...days);
      return {...made, source: {...made.source, others}};
    },
  };
}

/** @param name of an edition, or a day, also with figures that were put in by hand */
function rulesOf(name: string): Rules {
  const rules = withoutOwnFigures(name);
  return editions[rules as Edition] ?? rules;
}

/** Under the rules of the calculator that it is shown with (results/underRules.ts). */
export const documentationOf = ({default: make}: PagePartModule<SiteDocumentation>): Emitted<SiteDocumentation> =>
  make();
