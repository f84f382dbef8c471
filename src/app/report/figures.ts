/** The figures of a page that can be reported as wrong, each with its text as shown. */
import type {CardBlock} from '../../engine/results/card.ts';
import type {RuleItem, RuleList} from '../../engine/plan/inWords/texts.ts';
import type {BlockExplanation} from '../../engine/plan/explanation/explainCard.ts';
import type {ValueExplanation} from '../../engine/plan/explanation/explainValue.ts';
import {report as words} from '../words/report.ts';
import {ruleRowId} from '../result/explanation/idsInRules.ts';
import type {ReportableFigure} from './report.ts';

/** The figures and sentences of a result, in the order of its card. */
export function figuresOfCard(card: readonly CardBlock[]): readonly ReportableFigure[] {
  const figures = card.flatMap(({heading, items, total}) =>
    [...items, ...(total ? [total] : [])].map(({label, text, outOfText, tone}) => ({
      name: label ?? heading ?? (tone === undefined ? text : words.verdict),
      shown: outOfText ?? text,
    })),
  );
  return distinct(figures);
}

/** The figures that a result was calculated from. */
export function figuresOfWorkings(
  explanations: readonly (BlockExplanation | undefined)[],
): readonly ReportableFigure[] {
  return distinct(explanations.flatMap((explanation) => (explanation?.values ?? []).flatMap(figuresOfValue)));
}

function figuresOfValue({label, text, ledger, inner}: ValueExplanation): readonly ReportableFigure[] {
  return [{label, text}, ...ledger]
    .filter((line) => line.label !== '')
    .map((line) => ({name: line.label, shown: line.text}))
    .concat(inner.flatMap(figuresOfValue));
}

/** The rows of the rules. */
export function figuresOfRules(rules: readonly RuleList[]): readonly ReportableFigure[] {
  return distinct(rules.flatMap(({title, rows}) => rows.map((row) => figureOf(title, row))));
}

/** The figure of the row with this id on the page, if there is one. */
export function figureOfRow(rules: readonly RuleList[], id: string): ReportableFigure | undefined {
  const figures = rules.flatMap(({title, rows}, list) =>
    rows.map((row, position) => ({id: ruleRowId(list, position), figure: figureOf(title, row)})),
  );
  return figures.find((each) => each.id === id)?.figure;
}

function figureOf(title: string, {label, when, texts}: RuleItem): ReportableFigure {
  return {name: [title, label, when].filter(Boolean).join(': '), shown: texts.join('; ')};
}

function distinct(figures: readonly ReportableFigure[]): readonly ReportableFigure[] {
  const byText = new Map(figures.map((figure) => [`${figure.name}\n${figure.shown}`, figure]));
  return [...byText.values()];
}
