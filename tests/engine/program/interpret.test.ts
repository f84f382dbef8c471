// Does interpreted code do what JavaScript does, for everything that the engine emits; and is everything else refused?
import {describe, expect, it} from 'vitest';
import {runCode as interpreted} from '../../../src/engine/program/runCode/interpret.ts';
import {runCode as native} from '../../../src/engine/program/runCode/native.ts';

const functions = {
  $plus: (one: number, other: number) => one + other,
  $latest: (...days: readonly string[]) => days.toSorted().at(-1),
  $own: {} as Readonly<Record<string, number>>,
};

describe('as JavaScript itself', () => {
  it.each([
    'return 1 + 2 * 3 - 4 / 2;',
    'return 10 - 3 - 2 + "" + 8 / 4 / 2;',
    'return -5 + 1.5e-7 + 1e21;',
    'return -(1 + 2) < -2 === true;',
    'return !("a" === "b") && 1 >= 1 && 1 <= 1 && 2 > 1 && !(1 !== 1) || false;',
    'return null ?? (0 || "none");',
    'return 1 ? 2 ? "a" : "b" : "c";',
    String.raw`return "\u003cb\"\\\u2028" + "".length;`,
    'return {a: 1, "odd key": [2, 3].length, ["__proto__"]: 4};',
    'return ({a: 1}).a;',
    'return [...[1, 2], ...[3]].length;',
    'return $latest(...["2026-01-01", "2027-01-01"], "2025-01-01");',
    'return $plus(1, $plus(2, 3));',
    'return $own.figure ?? 7;',
    'return [1, 2, 3].map((item, index) => item * index).filter(item => item > 1);',
    'return [1, 2, 3].reduce((sum$, item) => sum$ + item, 0);',
    'return [["a", 1]].map((item) => ({name: item[0]}));',
    'return (() => { const lines$ = []; lines$.push("a"); return lines$; })();',
    'const a$of = (_x, _y, _z) => _x + _y + _z; return a$of(1, 2, 3) + a$of("a", "b", "c");',
    'const f = (x) => (y) => (z) => [x, y, z, later]; const later = 9; return f(1)(2)(3);',
    'function first(x) { return second(x) + 1; } function second(x) { return x * 2; } return first(4);',
    'return (function (x) { if (x > 1) return "many"; else return "one"; })(2);',
    'const _l = []; _l$: { if (true) { _l.push(1); break _l$; } _l.push(2); } return _l;',
    'const _l = []; if (false) _l.push(1); else if (true) _l.push(2); else _l.push(3); return _l;',
    'const _l = [0, 0]; const x = (_l[1] = 5, _l[0]); return [x, _l];',
    'const a = 1; const b = (() => { const a = 2; return a; })(); return [a, b];',
    'const name = "n"; return {name, a: name};',
    'return Number.isFinite(1 / 0) || Math.max(1, Number("7"));',
    'return undefined === null;',
    'const f = (x) => { const y = x; }; return f(1);',
    'const x = 1;',
  ])('%s', (code) => {
    expect(interpreted(code, functions)).toStrictEqual(native(code, functions));
  });

  it('a function has names of its own each time', () => {
    const twice = 'const count = (n) => n === 0 ? [] : [n, ...count(n - 1), n]; return count(3);';
    expect(interpreted(twice, {})).toEqual([3, 2, 1, 1, 2, 3]);
  });

  it('what a function throws is thrown', () => {
    const $fail = (): never => {
      throw new RangeError('no day');
    };
    expect(() => interpreted('return [1].map((item) => $fail(item));', {$fail})).toThrow(RangeError);
  });
});

describe('is refused', () => {
  it.each([
    'return unknown;',
    'return (() => unknown);',
    'return globalThis;',
    'return Function("return 1")();',
    'while (true) {}',
    'for (const x of []) {}',
    'let x = 1; return x;',
    'const x = 1; const x = 2; return x;',
    'return new Date();',
    'return `text`;',
    "return 'text';",
    'return /a/;',
    'const x = [1]; x[0]++; return x;',
    'const x = [1]; const i = 0; x[(() => 0)()] = 2; return x;',
    'const f = "push"; return [][[f][0]](1);',
    'return 1 +;',
    'return (1;',
    'return 1 # 2;',
    'return a?.b;',
  ])('%s', (code) => {
    expect(() => interpreted(code, functions)).toThrow(SyntaxError);
  });
});
