import fc from 'fast-check';

const SURROGATES = {first: 0xd800, count: 0x800};

/** Any character of Unicode. The unit 'binary' of fast-check is the same, but lists them all first, which takes a second in each file. */
const anyCharacter = fc
  .integer({min: 0, max: 0x10ffff - SURROGATES.count})
  .map((number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count));

/** A text of any characters, printable or not. */
export const anyText = (limits: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.string({unit: anyCharacter, ...limits});
