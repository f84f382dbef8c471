// Does a report say what the page shows, and nothing that the visitor did not want to send?
import {describe, expect, it} from 'vitest';
import {mailLink} from '../../src/app/addresses/mailLink.ts';
import {figureOfRow, figuresOfCard, figuresOfRules, figuresOfWorkings} from '../../src/app/report/figures.ts';
import {composeReport, type Report} from '../../src/app/report/report.ts';

const report: Report = {
  calculator: 'Germany EU Blue Card Calculator',
  address: 'https://visatally.example/germany-blue-card-calculator',
  rulesHash: '1yye4tu',
  date: '22 November 2026',
  figure: {name: 'Minimum annual salary', shown: '€43,800'},
  remark: '',
  answers: [],
};

describe('a report', () => {
  it('names calculator, figure, page, rules and day', () => {
    expect(composeReport(report)).toEqual({
      subject: 'Wrong figure: Germany EU Blue Card Calculator, Minimum annual salary',
      body: [
        'Calculator: Germany EU Blue Card Calculator',
        'Figure: Minimum annual salary',
        'The page shows: €43,800',
        '',
        'Page: https://visatally.example/germany-blue-card-calculator',
        'Version of the rules: 1yye4tu',
        'Date: 22 November 2026',
      ].join('\n'),
    });
  });

  it('has a remark and answers if they are given, as they are', () => {
    const {body} = composeReport({...report, remark: ' It is {figure}. \n', answers: ['Age: 30']});
    expect(body).toContain('\nMy remark: It is {figure}.\n');
    expect(body.endsWith('\n\nMy answers:\nAge: 30')).toBe(true);
  });

  it('survives the way into a mail program', () => {
    const {subject, body} = composeReport({...report, remark: 'A & B? #1 100% ü \uD83D'});
    const {protocol, pathname, searchParams} = new URL(mailLink('to@example.org', subject, body));
    expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', 'to@example.org', subject]);
    expect(searchParams.get('body')!.replaceAll('\r\n', '\n')).toBe(body.replace('\uD83D', '\uFFFD'));
  });
});

describe('the figures to choose from', () => {
  it('are those of the card, as it shows them', () => {
    const figures = figuresOfCard([
      {kind: 'verdict', items: [{text: 'Eligible', tone: 'good'}]},
      {kind: 'figure', items: [{label: 'Points', text: '95 points', value: 95, outOfText: '95 / 100'}]},
      {
        kind: 'breakdown',
        heading: 'By category',
        items: [{label: 'Age', text: '30'}],
        total: {label: 'Total', text: '30'},
      },
      {kind: 'reasons', heading: "What's missing", items: [{text: 'A job offer'}]},
      {kind: 'note', items: [{text: 'Check it.'}]},
    ]);
    expect(figures).toEqual([
      {name: 'Result', shown: 'Eligible'},
      {name: 'Points', shown: '95 / 100'},
      {name: 'Age', shown: '30'},
      {name: 'Total', shown: '30'},
      {name: "What's missing", shown: 'A job offer'},
      {name: 'Check it.', shown: 'Check it.'},
    ]);
  });

  it('are those of the workings, inner values and ledgers included, each once', () => {
    const value = {sentences: [], checks: []};
    const line = {label: 'Base fee', text: '$185', isTotal: false};
    const inner = {...value, label: 'Fee', text: '$185', ledger: [], inner: []};
    const outer = {...value, label: 'Total', text: '$370', ledger: [line, line], inner: [inner]};
    const explanation = {question: 'Why?', showsOneValue: true, isJudged: false, checks: [], values: [outer]};
    expect(figuresOfWorkings([undefined, explanation])).toEqual([
      {name: 'Total', shown: '$370'},
      {name: 'Base fee', shown: '$185'},
      {name: 'Fee', shown: '$185'},
    ]);
  });

  it('are the rows of the rules, with their conditions', () => {
    const rules = [
      {title: 'Age', rows: [{label: '18 to 35', texts: ['110 points']}]},
      {title: 'Result', rows: [{label: 'Salary', when: 'if you work in IT', texts: ['€40,000', 'a year']}]},
    ];
    expect(figuresOfRules(rules)).toEqual([
      {name: 'Age: 18 to 35', shown: '110 points'},
      {name: 'Result: Salary: if you work in IT', shown: '€40,000; a year'},
    ]);
    expect(figureOfRow(rules, 'rule-2-row-1')?.shown).toBe('€40,000; a year');
    expect(figureOfRow(rules, 'rule-9-row-1')).toBeUndefined();
  });
});
