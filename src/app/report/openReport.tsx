/** Opens the report of a wrong figure. Fetched when a visitor asks for it. */
import {createRoot} from 'react-dom/client';
import {explainResult} from '../../engine/plan/explanation/explainResult.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {today} from '../../engine/language/today.ts';
import {pathOf} from '../addresses/base.ts';
import {writtenAnswers} from '../form/answerTexts.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {fill} from '../../engine/runtime/message.ts';
import {report as words} from '../words/report.ts';
import {figureOfRow, figuresOfCard, figuresOfRules, figuresOfWorkings} from './figures.ts';
import {ReportDialog, type ReportSubject} from './ReportDialog.tsx';
import type {ReportableFigure} from './report.ts';
import type {ReportedResult} from '../result/reportedResult.ts';

/** Reports a figure of the calculator at the page's address: of its result, if there is one, or of its rules. */
export async function openReport(result?: ReportedResult, row?: string): Promise<void> {
  const {documentation, definition} = calculatorModules((pathOf(window.location.pathname) ?? '').slice(1));
  const [calculator, texts, workings] = await Promise.all([
    definition.load(),
    documentation.load(),
    result && workingsOf(result),
  ]);
  if (calculator === undefined || texts === undefined) return;
  const day = result?.calculation.today ?? today();
  const {rules} = texts.documentation(day, calculator.rulesOn(day));
  const {origin, pathname} = window.location;
  show({
    calculator: calculator.page(day).title,
    address: origin + pathname,
    rulesHash: calculator.rulesHash,
    date: calendarDay(day),
    figures: {
      result: result ? figuresOfCard(result.calculation.card) : [],
      workings: workings ?? [],
      rules: figuresOfRules(rules),
    },
    chosen: result?.chosen ?? (row === undefined ? undefined : figureOfRow(rules, row)?.name),
    answers: result
      ? writtenAnswers(result.calculation).map(({label, text}) =>
          fill(words.email.answer, {field: label, answer: text}),
        )
      : [],
  });
}

/** The figures that it was calculated from. */
async function workingsOf({
  rules,
  calculation: {answers, today: day},
}: ReportedResult): Promise<readonly ReportableFigure[]> {
  if (rules === undefined) return [];
  const workings = await rules.fetchedWorkings.load();
  return figuresOfWorkings(explainResult({...rules, workings}, answers, day));
}

/** The dialog belongs to no page's tree: it opens from static HTML too. The browser returns the focus when it closes. */
function show(subject: ReportSubject): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const remove = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<ReportDialog subject={subject} onClose={remove} />);
}
