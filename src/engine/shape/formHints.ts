/** What was meant by a text in another form: 'June 2024' is 2024-06. */

const months = 'january february march april may june july august september october november december'.split(' ');

/** What to write instead, by the pattern's example; undefined where the text does not tell. */
export function formHint(value: string, expected: string): string | undefined {
  const suggestion =
    expected.includes('a month') || expected.includes('a day') ? asDay(value) : corrected(value, expected);
  return suggestion === undefined ? undefined : `Write ${suggestion}.`;
}

function corrected(value: string, expected: string): string | undefined {
  if (expected.includes('https://')) {
    const address = value.replace(/^https?:\/\//, '');
    return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : undefined;
  }
  if (expected.includes('currency code')) {
    return /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : 'its code in three capitals, like EUR';
  }
  if (expected.includes('an id')) {
    const words = value
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .match(/[a-z0-9]+/g);
    return words?.join('-');
  }
  return undefined;
}

/** '7 June 2024', 'June 2024', '06/2024' and '2024-6' as a month or day; with figures alone a day is not told from a month. */
function asDay(value: string): string | undefined {
  const named = value.match(/^(?:(?<day>\d{1,2})\.?\s+)?(?<month>[A-Za-z]{3,9})\.?,?\s+(?<year>\d{4})$/)?.groups;
  const figures =
    value.match(/^(?<year>\d{4})[-/.](?<month>\d{1,2})$/)?.groups ??
    value.match(/^(?<month>\d{1,2})[-/.](?<year>\d{4})$/)?.groups;
  const {day, month = '', year} = named ?? figures ?? {};
  const index = /^\d/.test(month)
    ? Number(month)
    : months.findIndex((each) => each.startsWith(month.toLowerCase())) + 1;
  if (year === undefined || index < 1 || index > 12) return undefined;
  const parts = [year, String(index), ...(day === undefined ? [] : [day])];
  return parts.map((part) => part.padStart(2, '0')).join('-');
}
