// Figures that somebody put in by hand.

/** The name of such a figure. */
export const replacedFigure = '{figure} (your own figure)';
