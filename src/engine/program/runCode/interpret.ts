/**
 * Runs emitted JavaScript without evaluating text, for browsers, whose content security policy may forbid that. It knows the part of JavaScript
 * that the engine emits, refuses all else, and makes a function of each expression and statement in one pass over the text:
 * ```
 * _age >= 18 ? "yes" : "no"   ─▶   (frame) => (frame[2] >= 18 ? 'yes' : 'no')
 * ```
 * `tests/engine/program/interpret.test.ts` compares it with JavaScript itself.
 */
import {declare, frameOf, reading, RETURNED, type Run, type Scope, scopeIn} from './scope.ts';
import {closingBrackets, type Token, tokensOf} from './tokens.ts';

/** What a statement that ends others gives: that its function returns, or the label that it breaks; undefined for all others. */
type Ends = typeof RETURNS | string | undefined;

const RETURNS = Symbol('returns');

/** What the engine calls of JavaScript itself. */
const globals: Readonly<Record<string, unknown>> = {Math, Number};

const literals: Readonly<Record<string, unknown>> = {true: true, false: false, null: null, undefined};

/**
 * Runs emitted code and returns what it returns.
 * @param code statements, the last of which returns
 * @param functions what it may call, by name
 * @throws a SyntaxError for a name that it does not know, and for JavaScript that the engine does not emit
 */
export function runCode(code: string, functions: Readonly<Record<string, unknown>>): unknown {
  return new Reader(tokensOf(code)).program({...literals, ...globals, ...functions})();
}

/** Operators of two sides, by how tightly they bind. */
const operators: Readonly<
  Record<string, {readonly level: number; readonly of: (left: Run<number>, right: Run<number>) => Run}>
> = {
  '||': {level: 1, of: (left, right) => (frame) => left(frame) || right(frame)},
  '??': {level: 1, of: (left, right) => (frame) => left(frame) ?? right(frame)},
  '&&': {level: 2, of: (left, right) => (frame) => left(frame) && right(frame)},
  '===': {level: 3, of: (left, right) => (frame) => left(frame) === right(frame)},
  '!==': {level: 3, of: (left, right) => (frame) => left(frame) !== right(frame)},
  '<': {level: 4, of: (left, right) => (frame) => left(frame) < right(frame)},
  '<=': {level: 4, of: (left, right) => (frame) => left(frame) <= right(frame)},
  '>': {level: 4, of: (left, right) => (frame) => left(frame) > right(frame)},
  '>=': {level: 4, of: (left, right) => (frame) => left(frame) >= right(frame)},
  '+': {level: 5, of: (left, right) => (frame) => left(frame) + right(frame)},
  '-': {level: 5, of: (left, right) => (frame) => left(frame) - right(frame)},
  '*': {level: 6, of: (left, right) => (frame) => left(frame) * right(frame)},
  '/': {level: 6, of: (left, right) => (frame) => left(frame) / right(frame)},
};

/** Comparisons with what is always the same: most are, and it is worth half of the time. */
const comparisons: Readonly<Record<string, (left: Run<number>, value: number) => Run>> = {
  '===': (left, value) => (frame) => left(frame) === value,
  '!==': (left, value) => (frame) => left(frame) !== value,
  '<': (left, value) => (frame) => left(frame) < value,
  '<=': (left, value) => (frame) => left(frame) <= value,
  '>': (left, value) => (frame) => left(frame) > value,
  '>=': (left, value) => (frame) => left(frame) >= value,
};

type Callable = (...values: unknown[]) => unknown;

/** One of a list of values: an expression, or `...expression` for all items of what it gives. */
interface Item {
  readonly run: Run;
  readonly isSpread: boolean;
}

class Reader {
  private readonly tokens: readonly Token[];
  private readonly closing: ReadonlyMap<number, number>;
  /** The values of expressions that are always the same. */
  private readonly constants = new Map<Run, unknown>();
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.closing = closingBrackets(tokens);
  }

  /**
   * The statements as a function.
   * @param known what they may read besides what they declare, by name
   */
  program(known: Readonly<Record<string, unknown>>): () => unknown {
    const scope = scopeIn(undefined);
    for (const [name, value] of Object.entries(known)) scope.constants.set(name, this.constant(value));
    this.declareIn(scope, 0, this.tokens.length);
    const run = this.statements(scope, '');
    return () => {
      const frame = frameOf(scope, undefined);
      run(frame);
      return frame[RETURNED];
    };
  }

  /** Declares what the statements between two tokens declare, but for those of functions in them: what comes first may read what comes last. */
  private declareIn(scope: Scope, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const {kind, text} = this.tokens[at]!;
      const next = this.tokens[at + 1];
      if (kind === 'name' && text === 'const') declare(next!.text, scope);
      else if (kind === 'name' && text === 'function') {
        if (next!.kind === 'name') declare(next!.text, scope);
        const parameters = next!.kind === 'name' ? at + 2 : at + 1;
        at = this.closing.get(this.closing.get(parameters)! + 1)!;
      } else if (text === '=>' && next?.text === '{') at = this.closing.get(at + 1)!;
    }
  }

  /** Statements up to a token, which is read as well: '' is the end of the code. */
  private statements(scope: Scope, end: '}' | ''): Run<Ends> {
    const functions: Run<Ends>[] = [];
    const others: Run<Ends>[] = [];
    while (!this.take(end)) {
      const isFunction = this.sees('function');
      (isFunction ? functions : others).push(this.statement(scope));
    }
    return inTurn([...functions, ...others]);
  }

  private statement(scope: Scope): Run<Ends> {
    const {kind, text} = this.tokens[this.at]!;
    if (text === '{') return this.block(scope);
    if (kind === 'name' && this.tokens[this.at + 1]!.text === ':') {
      this.at += 2;
      const block = this.block(scope);
      return (frame) => {
        const ends = block(frame);
        return ends === text ? undefined : ends;
      };
    }
    switch (text) {
      case 'const': {
        const name = this.tokens[this.at + 1]!.text;
        const position = this.declared(scope);
        this.expect('=');
        const value = this.expression(scope);
        this.expect(';');
        if (this.constants.has(value)) scope.constants.set(name, value);
        return (frame) => void (frame[position] = value(frame));
      }
      case 'function': {
        const position = this.declared(scope);
        const made = this.functionOf(this.names(), scope);
        return (frame) => void (frame[position] = made(frame));
      }
      case 'return': {
        this.at++;
        const value = this.expression(scope);
        this.expect(';');
        return (frame) => {
          frame[RETURNED] = value(frame);
          return RETURNS;
        };
      }
      case 'break': {
        const label = this.tokens[this.at + 1]!.text;
        this.at += 2;
        this.expect(';');
        return () => label;
      }
      case 'if': {
        this.at++;
        this.expect('(');
        const condition = this.expression(scope);
        this.expect(')');
        const then = this.statement(scope);
        const otherwise = this.take('else') ? this.statement(scope) : undefined;
        return (frame) => (condition(frame) ? then(frame) : otherwise?.(frame));
      }
      default: {
        const value = this.expression(scope);
        this.expect(';');
        return (frame) => void value(frame);
      }
    }
  }

  /** The position of the name after `const` or `function`. */
  private declared(scope: Scope): number {
    const name = this.tokens[this.at + 1]!.text;
    this.at += 2;
    return scope.positions.get(name)!;
  }

  private block(scope: Scope): Run<Ends> {
    this.expect('{');
    return this.statements(scope, '}');
  }

  /** `name, other)`, after the parenthesis. */
  private names(): readonly string[] {
    this.expect('(');
    const names: string[] = [];
    while (!this.take(')')) {
      names.push(this.next().text);
      this.take(',');
    }
    return names;
  }

  /** A function from its body on: `{…}`, or an expression. */
  private functionOf(parameters: readonly string[], around: Scope): Run<Callable> {
    const scope = scopeIn(around);
    parameters.forEach((name) => declare(name, scope));
    return functionWith(scope, parameters.length, this.sees('{') ? this.body(scope) : this.expression(scope));
  }

  /** `{…}` as what it returns. */
  private body(scope: Scope): Run {
    this.declareIn(scope, this.at, this.closing.get(this.at)!);
    const body = this.block(scope);
    return (frame) => {
      body(frame);
      return frame[RETURNED];
    };
  }

  private expression(scope: Scope): Run {
    const left = this.arrow(scope) ?? this.operation(1, scope);
    if (!this.take('?')) return left;
    const then = this.expression(scope);
    this.expect(':');
    const otherwise = this.expression(scope);
    return (frame) => (left(frame) ? then(frame) : otherwise(frame));
  }

  /** `name => …`, `(names) => …` or `function (names) {…}`; undefined if none begins here. */
  private arrow(scope: Scope): Run | undefined {
    const {kind, text} = this.tokens[this.at]!;
    const after = text === '(' ? this.closing.get(this.at)! + 1 : this.at + 1;
    if (kind === 'name' && text === 'function') this.at++;
    else if (this.tokens[after]?.text !== '=>') return undefined;
    const names = kind === 'name' && text !== 'function' ? [this.next().text] : this.names();
    this.take('=>');
    return this.functionOf(names, scope);
  }

  /** Operands with the operators between them that bind at least as tightly as `loosest`. */
  private operation(loosest: number, scope: Scope): Run {
    let left = this.unary(scope);
    for (;;) {
      const {text} = this.tokens[this.at]!;
      const operator = Object.hasOwn(operators, text) ? operators[text]! : undefined;
      if (operator === undefined || operator.level < loosest) return left;
      this.at++;
      const [side, other] = [left, this.operation(operator.level + 1, scope)] as [Run<number>, Run<number>];
      const compared = this.constants.has(other) ? comparisons[text] : undefined;
      left = compared ? compared(side, this.constants.get(other) as number) : operator.of(side, other);
    }
  }

  private unary(scope: Scope): Run {
    if (this.take('!')) {
      const operand = this.unary(scope);
      return (frame) => !operand(frame);
    }
    if (this.take('-')) {
      const operand = this.unary(scope) as Run<number>;
      return (frame) => -operand(frame);
    }
    return this.access(scope);
  }

  /** A value with what follows it: `.key`, `[key]`, `(values)`, and `= value` after an item. */
  private access(scope: Scope): Run {
    let owner: Run | undefined;
    let value = this.atom(scope);
    let key: Run = () => undefined;
    for (;;) {
      if (this.sees('(')) {
        this.at++;
        value =
          owner === undefined
            ? calling(value, this.items(')', scope), this.constants.get(value) as Callable)
            : callingMethod(owner, key, this.items(')', scope), this.constants);
        owner = undefined;
      } else if (this.sees('.') || this.sees('[')) {
        owner = value;
        key = this.key(scope);
        value = member(owner, key, this.constants);
      } else if (owner !== undefined && this.take('='))
        return assigning(owner, key, this.expression(scope), this.constants);
      else return value;
    }
  }

  private key(scope: Scope): Run {
    if (this.take('.')) return this.constant(this.next().text);
    this.expect('[');
    const key = this.expression(scope);
    this.expect(']');
    return key;
  }

  private atom(scope: Scope): Run {
    const {kind, text} = this.next();
    if (kind === 'string' || kind === 'number') return this.constant(JSON.parse(text));
    if (kind === 'name') return this.named(text, scope);
    switch (text) {
      case '(':
        return this.sequence(scope);
      case '[':
        return listOf(this.items(']', scope));
      case '{':
        return this.object(scope);
      default:
        throw new SyntaxError(`no value of emitted code begins with '${text}'`);
    }
  }

  private named(name: string, scope: Scope): Run {
    const run = reading(name, scope);
    if (run === undefined) throw new SyntaxError(`${name} is not defined`);
    return run;
  }

  private constant(value: unknown): Run {
    const run = (): unknown => value;
    this.constants.set(run, value);
    return run;
  }

  /** `first, second)`, of which the last is the value. */
  private sequence(scope: Scope): Run {
    const first = this.expression(scope);
    if (this.take(')')) return first;
    this.expect(',');
    const others = this.sequence(scope);
    return (frame) => {
      first(frame);
      return others(frame);
    };
  }

  private items(end: ')' | ']', scope: Scope): readonly Item[] {
    const items: Item[] = [];
    while (!this.take(end)) {
      const isSpread = this.take('...');
      items.push({run: this.expression(scope), isSpread});
      if (!this.sees(end)) this.expect(',');
    }
    return items;
  }

  private object(scope: Scope): Run {
    const entries: (readonly [string, Run])[] = [];
    while (!this.take('}')) {
      const isComputed = this.take('[');
      const {kind, text} = this.next();
      if (isComputed) this.expect(']');
      const value = this.take(':') ? this.expression(scope) : this.named(text, scope);
      entries.push([kind === 'string' ? (JSON.parse(text) as string) : text, value]);
      if (!this.sees('}')) this.expect(',');
    }
    // It would be the prototype of an object that is filled key by key.
    if (entries.some(([key]) => key === '__proto__'))
      return (frame) => Object.fromEntries(entries.map(([key, run]) => [key, run(frame)]));
    return (frame) => {
      const made: Record<string, unknown> = {};
      for (const [key, run] of entries) made[key] = run(frame);
      return made;
    };
  }

  private next(): Token {
    return this.tokens[this.at++]!;
  }

  /** Whether the next token is this name or sign. */
  private sees(text: string): boolean {
    return this.tokens[this.at]!.text === text;
  }

  /** Reads the token if it is the next one. */
  private take(text: string): boolean {
    const isNext = this.sees(text);
    if (isNext) this.at++;
    return isNext;
  }

  private expect(text: string): void {
    if (!this.take(text)) throw new SyntaxError(`'${text}' is missing before '${this.tokens[this.at]!.text}'`);
  }
}

/** One statement after the other, until one ends them. */
function inTurn(statements: readonly Run<Ends>[]): Run<Ends> {
  if (statements.length === 1) return statements[0]!;
  return (frame) => {
    for (let index = 0; index < statements.length; index++) {
      const ends = statements[index]!(frame);
      if (ends !== undefined) return ends;
    }
    return undefined;
  };
}

/** What makes a function in the frame around it; most have one parameter or two. */
function functionWith(scope: Scope, parameters: number, value: Run): Run<Callable> {
  const [first, second] = [RETURNED + 1, RETURNED + 2];
  switch (parameters) {
    case 1:
      return (around) => (one) => {
        const frame = frameOf(scope, around);
        frame[first] = one;
        return value(frame);
      };
    case 2:
      return (around) => (one, two) => {
        const frame = frameOf(scope, around);
        frame[first] = one;
        frame[second] = two;
        return value(frame);
      };
    default:
      return (around) =>
        (...values) => {
          const frame = frameOf(scope, around);
          for (let index = 0; index < parameters; index++) frame[first + index] = values[index];
          return value(frame);
        };
  }
}

type Constants = ReadonlyMap<Run, unknown>;

function member(owner: Run, key: Run, constants: Constants): Run {
  const of = owner as Run<Readonly<Record<string, unknown>>>;
  if (!constants.has(key)) return (frame) => of(frame)[key(frame) as string];
  const name = constants.get(key) as string;
  return (frame) => of(frame)[name];
}

function assigning(owner: Run, key: Run, value: Run, constants: Constants): Run {
  const of = owner as Run<Record<string, unknown>>;
  const name = constantKey(key, constants);
  return (frame) => (of(frame)[name] = value(frame));
}

function constantKey(key: Run, constants: Constants): string {
  if (!constants.has(key)) throw new SyntaxError('emitted code assigns and calls only members that it names');
  return constants.get(key) as string;
}

/** @param known the function, if it is always the same */
function calling(callee: Run, items: readonly Item[], known: Callable | undefined): Run {
  const called = callee as Run<Callable>;
  const [first, second] = items.map(({run}) => run) as [Run, Run];
  if (items.length === 1 && !items[0]!.isSpread)
    return known ? (frame) => known(first(frame)) : (frame) => called(frame)(first(frame));
  if (items.length === 2 && known && !items.some(({isSpread}) => isSpread))
    return (frame) => known(first(frame), second(frame));
  const values = listOf(items);
  return (frame) => called(frame)(...values(frame));
}

function callingMethod(owner: Run, key: Run, items: readonly Item[], constants: Constants): Run {
  const of = owner as Run<Readonly<Record<string, Callable>>>;
  const name = constantKey(key, constants);
  const [first] = items as [Item];
  if (items.length === 1 && !first.isSpread) return (frame) => of(frame)[name]!(first.run(frame));
  const values = listOf(items);
  return (frame) => of(frame)[name]!(...values(frame));
}

function listOf(items: readonly Item[]): Run<unknown[]> {
  if (items.some(({isSpread}) => isSpread))
    return (frame) => items.flatMap(({run, isSpread}) => (isSpread ? (run(frame) as unknown[]) : [run(frame)]));
  const runs = items.map(({run}) => run);
  return (frame) => runs.map((run) => run(frame));
}
