// Answers to a question that asks whether something is so; sentences do not quote them.
export const yes = 'Yes';
export const no = 'No';
