/**
 * A short hash of a calculator's rules, for links that hold answers: it says later whether the rules are still the same.
 * A text with a space is wording: no option, name or table key of a rule has one. Labels are left out by the caller.
 * @param code the emitted code of the calculation, without the card and the page
 * @returns 32 bits (FNV-1a) in letters and digits
 */
export function rulesHash(code: string): string {
  const rules = code.replace(/"(?:[^"\\]|\\.)*"/g, (text) => (text.includes(' ') ? '""' : text));
  let hash = 0x811c9dc5;
  for (let place = 0; place < rules.length; place += 1) hash = Math.imul(hash ^ rules.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}
