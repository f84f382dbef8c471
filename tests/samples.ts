/** Whether the long tests run: `npm run test:full`. */
export const isFull = Boolean(process.env.FULL);

/**
 * How many random samples fast-check takes. `npm test` takes the same few each time, so that a failure repeats; `npm run test:full`
 * takes many others each time, and prints the seed of a failure.
 */
export const samples = (few: number, many: number): {readonly numRuns: number; readonly seed?: number} =>
  isFull ? {numRuns: many} : {numRuns: few, seed: 2024};
