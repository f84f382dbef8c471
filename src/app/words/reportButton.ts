// The button on every source line, part of the static HTML.
export const reportButton = 'Report a wrong figure';
