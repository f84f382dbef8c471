/** `{shared: us-fees.visaFee}`: a constant or table from `shared/us-fees.yaml`; its name here may be another one. */
import {pattern, sentence} from '../shape/concept.ts';

/** The keys of every use of shared data. */
export const sharedUseKeys = {
  shared: pattern(
    /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z][A-Za-z0-9]*$/,
    'a file in calculators/shared/ and a name in it, like us-fees.visaFee,',
  ).describe('The shared file, without .yaml, and the name there.'),
  label: sentence('Its name on this page; by default the one in the shared file.').optional(),
  was: sentence('Its former name, if it was renamed.').optional(),
};

/** Reads nothing: `link` (shared/link.ts) puts the data in the place of every use before a definition is read. */
export function unlinked(): never {
  throw new Error('The data of shared files is put in before a definition is read.');
}
