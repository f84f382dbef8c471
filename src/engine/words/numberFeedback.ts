// Texts below a number's field, fetched with the first number. Components fill in {name}.

/** An amount with what it is for. */
export const per = {year: '{amount} a year', month: '{amount} a month'} as const;

export const didYouMean = 'Did you mean {number}?';
export const yes = 'Yes, {number}';
export const no = 'No, {number}';

export const enterNumber = 'Enter a number, such as {example}.';
export const enterUnit = 'Enter a number of {unit}, such as {example}.';
export const enterAmount = 'Enter an amount in {currency}, such as {example}.';
export const enterWhole = 'Enter a whole number, such as {example}.';
export const above = 'Enter a number above 0.';

/** An amount in another currency, or for another period. */
export const converted = '{given} is about {amount}, at our rates of {month}.';
export const samePeriod = '{given} is {amount}.';
/** Of an amount that would be unusual for the period that it is read for. */
export const otherPeriod = {
  month: 'Is it for a year? That is {amount}.',
  year: 'Is it for a month? That is {amount}.',
} as const;
export const use = 'Use {amount}';
