/** In characters: names and answers are quoted in messages up to this length. */
const MAX_QUOTED = 60;

/** The beginning of a text that may be endless. */
export const quoted = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
