/** Figures that somebody put in by hand, in the place of those of a definition. */

/** By the name of their constant. Without a prototype: a constant may be called `constructor`. */
export type OwnFigures = Readonly<Record<string, number>>;

/** None. A calculator that has some was made with another `$own` (program/ownFigures.ts). */
export const own: OwnFigures = Object.create(null) as OwnFigures;
