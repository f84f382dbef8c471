/**
 * How much of an estimated time has passed, for a progress bar: a whole number, 0 to 100.
 * Halves go up, exactly: 69 of 120 days is 57.5% and gives 58.
 * An estimate that has been reached is done, so an estimate of 0 days is always 100.
 * @param part whole days that have passed
 * @param whole whole days that are estimated
 */
export function percentDone(part: number, whole: number): number {
  if (part >= whole) return 100;
  if (part <= 0) return 0;
  // In whole numbers until the one division, so that no half is lost to binary fractions.
  return Math.floor((200 * part + whole) / (2 * whole));
}
