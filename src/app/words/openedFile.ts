// What is said of the file of a saved result, fetched once a visitor has chosen it. Components fill in {name}.
export const opened = "Your answers of {day} are in the form, with today's result.";
export const thenResult = 'The file says: {headline}.';
export const tried = 'Saved answers of {day}';
export const dropped = "Left out, because this calculator can't use it: {fields}.";
export const rulesChanged = 'The rules have changed since this file was saved, so your result may differ.';
export const otherCalculator = 'This file is from another calculator. Open it there: {link}.';
export const goneCalculator = 'This file is from a calculator that is no longer on this site.';
export const noAnswers = 'This file has no answers that this calculator can use. Your answers are as they were.';
export const noReceipt = 'This file is not a saved result. Choose one that you downloaded from a result.';
export const otherVersion = 'This file is from another version of this site, which cannot be read here.';
