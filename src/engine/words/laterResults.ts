// Texts about the days on which a result changes with the rules.
export const headline = 'From {day}: {result}.';
export const named = '{label}: {text}';
export const details = 'Some of the details change on {day}.';
