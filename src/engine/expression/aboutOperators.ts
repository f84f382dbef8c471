/** The operators in an editor's words, from the loosest to the tightest; those of one line bind alike. */
interface AboutOperator {
  readonly written: readonly string[];
  readonly takes: string;
  readonly about: string;
}

export const aboutOperators: readonly AboutOperator[] = [
  {written: ['or'], takes: 'conditions', about: ''},
  {written: ['and'], takes: 'conditions', about: 'binds tighter than `or`'},
  {written: ['not'], takes: 'a condition', about: '`not office in [embassy, blank]`'},
  {
    written: ['==', '!='],
    takes: 'a choice and one of its options; two numbers; two shares',
    about: "the choice stands on the left; `blank` is 'not chosen'",
  },
  {
    written: ['<', '<=', '>', '>='],
    takes: 'two numbers; two shares; levels of a choice with `order`',
    about: 'not chosen is below every level',
  },
  {written: ['in'], takes: 'a choice and a list: `[phd, masters]`, or a constant', about: ''},
  {written: ['is empty', 'is not empty'], takes: 'lines', about: ''},
  {written: ['+', '-'], takes: 'numbers; `+` also joins lines', about: 'a minus has spaces around it'},
  {
    written: ['*', '/'],
    takes: 'numbers; `*` also a number and a share',
    about: 'divide by a constant, or by a number with `whenZero`',
  },
];
