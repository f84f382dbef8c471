/** What the code of `compile` imports: the functions of emitted code, and those that make it a calculator for programs. */
export * from '../runtime/answers.ts';
export * from '../runtime/arithmetic.ts';
export * from '../runtime/bands.ts';
export * from '../runtime/calendar.ts';
export * from '../runtime/formats.ts';
export * from '../runtime/items.ts';
export * from '../runtime/namedDays.ts';
export * from '../runtime/profile.ts';
export * from '../runtime/progress.ts';
export * from '../runtime/rounding.ts';
export * from '../runtime/shownFigures.ts';
export * from '../runtime/stayItems.ts';
export * from '../runtime/stays.ts';
export {under} from '../published/answers.ts';
export {calculate} from '../published/calculate.ts';
export {explain} from '../published/explain.ts';
export {metadata} from '../published/metadata.ts';
