/** Odd texts, and texts made odd. */
import type {Random} from './random.ts';

/** What attackers, other programs and slips of the hand put into a field. */
const odd = [
  ['', ' ', '\t\n', '\u00a0', '\ufeff', '\u200b\u200d', '\0', '\u001b[2J', '\u0085', '\u2028'],
  ['\ud800', '\udc00x', 'a\ud83d', '\u202e0001\u202c', 'e\u0301', '💡', 'ﬀ', 'İ', 'ß'],
  '__proto__ constructor toString valueOf hasOwnProperty prototype undefined null NaN Infinity true false'.split(' '),
  ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '{{7*7}} ${alert(1)} {label}'],
  ['%', '%E0%A4%A', '%00', '%u0000', '&', '=', ';', ',', ',;,;', '#', '../../package.json', '//evil.example'],
  [
    '-1',
    '-0',
    '1e400',
    '1e308',
    '5e-324',
    '0x1F',
    '1_000',
    '١٢٣',
    '½',
    '1/0',
    '60k',
    '60.000',
    '1,5',
    '9007199254740993',
  ],
  ['2026-02-30', '0000-00-00', '9999-12-31', '0001-01-01', '2026-11-23T00:00', '99999-01-01'],
  [
    "'; DROP TABLE x; --",
    '${jndi:ldap://x}',
    '(((((.*+?^$',
    '[object Object]',
    '1 item',
    'yes',
    'no',
    'none',
    '[]',
    '{}',
  ],
].flat();

/** A text that no field expects; one in some is far too long. */
export function oddText(random: Random): string {
  if (random.once(25))
    return random.of(['x', '1', '9,', '%', 'ab ', ';,', '\ud800', '{', '٦']).repeat(1 + random.below(20_000));
  if (random.once(4)) return String.fromCharCode(...random.some(random.below(12), () => random.below(65_536)));
  return random.of(odd);
}

const signs = [...'{}[],:;#&=%+*!|<>\'"@`-?\\/\t\n \0~.09'];

/** A text with some slips: signs lost, doubled, exchanged, replaced or put in, and pieces moved. */
export function mutateText(text: string, random: Random): string {
  let mutated = text;
  for (let slips = 1 + random.below(3); slips > 0; slips--) mutated = slip(mutated, random);
  return mutated;
}

function slip(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(random.once(4) ? 40 : 2));
  const [before, piece, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  switch (random.below(8)) {
    case 0:
      return before + after;
    case 1:
      return before + piece + piece + after;
    case 2:
      return before + random.of(signs) + piece + after;
    case 3:
      return before + random.of(signs) + after;
    case 4:
      return before + oddText(random) + after;
    case 5:
      return before + [...piece].toReversed().join('') + after;
    case 6:
      return before + String.fromCharCode((piece.charCodeAt(0) || 0) ^ (1 << random.below(16))) + after;
    default:
      return random.once(2) ? before : after;
  }
}
