/** Whether this is `npm run test:full`, which tries every sample; otherwise, only the first of each kind is tried. */
export const isFullRun = process.env.FULL === '1';
