/** The parser of expressions. Comparisons cannot be chained. */
import {arithmetic, comparisons, conjunctions, precedence, type Arithmetic, type Conjunction} from './operators.ts';
import type {Comparison} from '../../runtime/comparisons.ts';
import {figureIn} from '../yaml/figure.ts';
import {hintAt, tokenize} from './tokens.ts';
import type {Span, Token} from './token.ts';

/** A syntax tree: names are not resolved yet, and nothing has a type. */
export type Expression = Span &
  /** Without a value it is not written as a figure: the text may be an option. */
  (
    | {readonly kind: 'figure'; readonly value: number | undefined; readonly percent: boolean; readonly text: string}
    | {readonly kind: 'day'; readonly text: string}
    /** `weeklyLimit on dismissed` */
    | {readonly kind: 'onDay'; readonly figure: Expression; readonly day: Expression}
    | {readonly kind: 'name'; readonly name: string}
    | {readonly kind: 'quoted'; readonly text: string}
    | {readonly kind: 'member'; readonly owner: string; readonly member: string; readonly memberSpan: Span}
    /** `max(a, b)`, or a column of a table with arguments: `rates(job).going` */
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly nameSpan: Span;
        readonly values: readonly Expression[];
        readonly member?: string;
        readonly memberSpan?: Span;
      }
    | {readonly kind: 'not'; readonly operand: Expression}
    /** `-x` */
    | {readonly kind: 'negative'; readonly operand: Expression}
    | ({readonly kind: Conjunction} & Sides)
    | ({readonly kind: 'compare'; readonly operator: Comparison} & Sides)
    | ({readonly kind: 'arithmetic'; readonly operator: Arithmetic} & Sides)
    | {readonly kind: 'in'; readonly left: Expression; readonly list: readonly Expression[] | Expression}
    | {readonly kind: 'empty'; readonly operand: Expression; readonly negated: boolean}
  );

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

interface SyntaxProblem extends Span {
  readonly code: 'expression-syntax' | 'text-in-expression' | 'chained-comparison';
  readonly problem: string;
  /** How to fix it, if more is known than in the catalogue. */
  readonly hint?: string;
}

export type ParseResult = {readonly expression: Expression} | {readonly problem: SyntaxProblem};

/** Every phase recurses into the tree of a formula; the stack would overflow for one that is far longer. */
const maxTokens = 1_000;

/** Parses one expression, up to the first problem. Never throws. */
export function parse(text: string): ParseResult {
  const tokens = tokenize(text);
  try {
    const tooMany = tokens[maxTokens];
    if (tooMany !== undefined) {
      const problem = `it has more than ${maxTokens} words and signs`;
      throw new ParseError('expression-syntax', problem, tooMany, 'Give parts of it names under values.');
    }
    return {expression: new Parser(tokens).wholeExpression()};
  } catch (error) {
    if (error instanceof ParseError) return {problem: error.problem};
    throw error;
  }
}

/** Ends the recursive descent at the first problem; `parse` catches it. */
class ParseError extends Error {
  readonly problem: SyntaxProblem;
  constructor(code: SyntaxProblem['code'], problem: string, {start, end}: Span, hint?: string) {
    super(problem);
    this.problem = {code, problem, start, end, ...(hint === undefined ? {} : {hint})};
  }
}

class Parser {
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  wholeExpression(): Expression {
    const expression = this.operation();
    if (this.next.kind !== 'end') this.unexpected('an operator or the end');
    return expression;
  }

  /** An expression whose operators bind at least as tightly as `level`. */
  private operation(level: number = precedence.or): Expression {
    if (level > precedence.product) return this.operand();
    if (level === precedence.not) return this.negation();
    if (level === precedence.comparison) return this.comparison();
    let left = this.operation(level + 1);
    while (this.next.kind === 'operator') {
      const {text} = this.next;
      if (isConjunction(text) && conjunctions[text].precedence === level) {
        this.advance();
        const right = this.operation(level + 1);
        left = {kind: text, left, right, start: left.start, end: right.end};
      } else if (isArithmetic(text) && arithmetic[text].precedence === level) {
        this.advance();
        const right = this.operation(level + 1);
        left = {kind: 'arithmetic', operator: text, left, right, start: left.start, end: right.end};
      } else break;
    }
    return left;
  }

  private negation(): Expression {
    const {start} = this.next;
    if (!this.take('not')) return this.comparison();
    const operand = this.negation();
    return {kind: 'not', operand, start, end: operand.end};
  }

  private comparison(): Expression {
    const left = this.operation(precedence.sum);
    const comparison = this.comparisonOf(left);
    if (comparison !== left && (isComparison(this.next.text) || this.next.text === 'in' || this.next.text === 'is'))
      throw new ParseError('chained-comparison', 'comparisons cannot be chained', this.next);
    return comparison;
  }

  private comparisonOf(left: Expression): Expression {
    const {start} = left;
    const {kind, text: operator} = this.next;
    if (kind === 'operator' && isComparison(operator)) {
      this.advance();
      const right = this.operation(precedence.sum);
      return {kind: 'compare', operator, left, right, start, end: right.end};
    }
    if (this.take('in')) {
      const list = this.list();
      return {kind: 'in', left, list, start, end: this.previous.end};
    }
    if (this.take('is')) {
      const negated = this.take('not');
      this.expect('empty');
      return {kind: 'empty', operand: left, negated, start, end: this.previous.end};
    }
    return left;
  }

  private list(): readonly Expression[] | Expression {
    if (!this.take('[')) return this.operand();
    const members: Expression[] = [];
    do members.push(this.operand());
    while (this.take(','));
    this.expect(']');
    return members;
  }

  private operand(): Expression {
    const token = this.advance();
    const {kind, text} = token;
    const span = spanOf(token);
    if (kind === 'figure') return {kind, value: figureIn(text), percent: text.endsWith('%'), text, ...span};
    if (kind === 'day') return {kind, text, ...span};
    if (kind === 'quoted') return {kind, text: text.slice(1, -1), ...span};
    if (kind === 'name') return this.figureOnDay(this.nameMemberOrCall(token));
    if (text === '(') {
      const inner = this.operation();
      this.expect(')');
      return {...inner, start: span.start, end: this.previous.end};
    }
    if (kind === 'operator' && text === '-') {
      if (this.next.text === '-') this.unexpected('a name, a figure or a parenthesis');
      const operand = this.operand();
      return {kind: 'negative', operand, start: span.start, end: operand.end};
    }
    this.position--;
    return this.unexpected('a name, a figure or a parenthesis');
  }

  /** `on` is no operator word, so that it can be a name too: two names in a row mean nothing else. */
  private figureOnDay(figure: Expression): Expression {
    if (this.next.kind !== 'name' || this.next.text !== onDay) return figure;
    this.advance();
    const day = this.operand();
    return {kind: 'onDay', figure, day, start: figure.start, end: day.end};
  }

  private nameMemberOrCall(token: Token): Expression {
    const span = spanOf(token);
    let ofName = this.memberAfterPoint();
    if (ofName !== undefined) {
      for (let inner = this.memberAfterPoint(); inner !== undefined; inner = this.memberAfterPoint())
        ofName = {
          member: `${ofName.member}.${inner.member}`,
          memberSpan: {...ofName.memberSpan, end: inner.memberSpan.end},
        };
      return {kind: 'member', owner: token.text, ...ofName, ...span, end: ofName.memberSpan.end};
    }
    if (!this.take('(')) return {kind: 'name', name: token.text, ...span};
    const values: Expression[] = [];
    if (this.next.text !== ')')
      do values.push(this.operation());
      while (this.take(','));
    this.expect(')');
    const member = this.memberAfterPoint();
    return {kind: 'call', name: token.text, nameSpan: span, values, ...member, ...span, end: this.previous.end};
  }

  private memberAfterPoint(): {readonly member: string; readonly memberSpan: Span} | undefined {
    if (!this.take('.')) return undefined;
    const member = this.advance();
    if (member.kind !== 'name' && member.kind !== 'quoted') {
      this.position--;
      this.unexpected('a name behind the point');
    }
    const name = member.kind === 'quoted' ? member.text.slice(1, -1) : member.text;
    return {member: name, memberSpan: spanOf(member)};
  }

  private get next(): Token {
    return this.tokens[this.position]!;
  }

  private get previous(): Token {
    return this.tokens[this.position - 1]!;
  }

  private advance(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.position++;
    else this.position = Math.min(this.position + 1, this.tokens.length);
    return token;
  }

  private take(text: string): boolean {
    if (this.next.kind !== 'operator' || this.next.text !== text) return false;
    this.position++;
    return true;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.unexpected(`'${text}'`);
  }

  private unexpected(expected: string): never {
    const token = this.next;
    if (token.kind === 'unknown' && token.text.startsWith('"'))
      throw new ParseError('text-in-expression', 'a text in quotes', token);
    const found = token.kind === 'end' ? 'it ends here' : `'${token.text}' appears here`;
    const hint = hintAt(this.tokens, this.position);
    throw new ParseError('expression-syntax', `${found}, where ${expected} should be`, token, hint);
  }
}

/** The word between a dated figure and the day on which it holds. */
const onDay = 'on';

function spanOf({start, end}: Span): Span {
  return {start, end};
}

const isConjunction = (text: string): text is Conjunction => Object.hasOwn(conjunctions, text);
const isComparison = (text: string): text is Comparison => Object.hasOwn(comparisons, text);
const isArithmetic = (text: string): text is Arithmetic => Object.hasOwn(arithmetic, text);
