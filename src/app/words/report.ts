// Texts of the report of a wrong figure, fetched with its dialog. Components fill in {name}.
import {documentation, reportButton} from './documentation.ts';
import {closed} from './summary.ts';

export const report = {
  title: reportButton,
  intro: 'We prepare an email for you. Nothing is sent until you send it yourself.',
  figure: 'Which figure is wrong?',
  option: '{figure}: {shown}',
  remark: 'What should it be, and where did you read it? (optional)',
  answers: 'Include my answers',
  preview: 'What you send',
  recipient: 'To: {address}',
  subject: 'Subject: {subject}',
  open: 'Open in your email app',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'Your browser did not copy the text. Select it above.',
  close: 'Close',
  groups: {result: 'Your result', workings: closed.workings, rules: documentation.rules},
  verdict: 'Result',
  email: {
    subject: 'Wrong figure: {calculator}, {figure}',
    calculator: 'Calculator: {calculator}',
    figure: 'Figure: {figure}',
    shown: 'The page shows: {shown}',
    remark: 'My remark: {remark}',
    page: 'Page: {address}',
    rules: 'Version of the rules: {rules}',
    date: 'Date: {date}',
    answers: 'My answers:',
    answer: '{field}: {answer}',
  },
} as const;
