/** A report of a wrong figure, as the text of an email: composed and shown here, and sent only by the visitor. */
import {fill} from '../../engine/runtime/message.ts';
import {report as words} from '../words/report.ts';

/** A figure that a page shows. */
export interface ReportableFigure {
  readonly name: string;
  /** As the page shows it. */
  readonly shown: string;
}

export interface Report {
  /** The title of the calculator. */
  readonly calculator: string;
  /** The address of the page, without answers. */
  readonly address: string;
  readonly rulesHash: string;
  /** The day of the report, in words. */
  readonly date: string;
  readonly figure: ReportableFigure;
  /** What the visitor says about it; may be empty. */
  readonly remark: string;
  /** 'Age: 30'; empty unless the visitor wants to send the answers. */
  readonly answers: readonly string[];
}

export interface Email {
  readonly subject: string;
  readonly body: string;
}

export function composeReport({figure, remark, answers, ...facts}: Report): Email {
  const {calculator, address, rulesHash, date} = facts;
  const {email} = words;
  const lines = [
    fill(email.calculator, {calculator}),
    fill(email.figure, {figure: figure.name}),
    fill(email.shown, {shown: figure.shown}),
    ...(remark.trim() === '' ? [] : [fill(email.remark, {remark: remark.trim()})]),
    '',
    fill(email.page, {address}),
    fill(email.rules, {rules: rulesHash}),
    fill(email.date, {date}),
    ...(answers.length === 0 ? [] : ['', email.answers, ...answers]),
  ];
  return {subject: fill(email.subject, {calculator, figure: figure.name}), body: lines.join('\n')};
}
