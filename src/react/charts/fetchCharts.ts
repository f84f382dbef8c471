/** Fetched with the result card, and not with a result: a calculation asks for nothing. */
export const fetchCharts = () => import('./charts.ts');
