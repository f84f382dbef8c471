/** Whether `npm run test:full` runs: then every sample is tried, else the first of each kind. */
export const isFullRun = process.env.FULL === '1';
