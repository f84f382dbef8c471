/** The data of a file, read without the compiler: files with the same data have the same meaning. */
import {parseDocument} from 'yaml';

/**
 * The data of a YAML file as a single text, or undefined if it is not valid YAML.
 * @param exactly whether the order of keys counts, as it does for options and rows but not for the keys of a concept;
 * and also spaces, digit grouping and quotes, which count in texts
 * @param remarks keys that are only for readers of the file
 */
export function dataOf(text: string, exactly: boolean, remarks: readonly string[]): string | undefined {
  const document = parseDocument(text.replace(/^\ufeff/, ''), {
    uniqueKeys: true,
    logLevel: 'silent',
    prettyErrors: false,
  });
  if (document.errors.length > 0) return undefined;
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (value instanceof Map) {
      if (!exactly) for (const key of remarks) value.delete(key);
      const keyOf = (key: unknown): string => (exactly ? String(key) : String(key).trim());
      const entries = [...value].map(([key, each]) => [keyOf(key), plain(each)] as const);
      return {entries: exactly ? entries : entries.toSorted(([one], [other]) => (one < other ? -1 : 1))};
    }
    return exactly ? value : meaningOf(value);
  };
  try {
    const data: unknown = document.toJS({mapAsMap: true, maxAliasCount: 100});
    return JSON.stringify(plain(data));
  } catch {
    return undefined;
  }
}

/** A figure as all its digits, whether grouped, quoted or neither; a text as its words. */
function meaningOf(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  // Spaces around the signs of a formula mean nothing: '= fee' and '=fee'.
  const text = String(value).trim().replace(/\s+/g, ' ').replace(/^= /, '=');
  if (!/^\d[\d_]*(\.\d+)?$/.test(text)) return text;
  return text
    .replaceAll('_', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
