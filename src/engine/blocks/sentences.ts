/** The two kinds that list sentences which the calculation puts together. */
import {block, type BlockDescriptor} from './block.ts';
import {formula, title} from './fields.ts';

const keys = {title, of: formula('The value to show.', 'texts')};
const question = 'Why does it say this?';

/** Why not, or what is noted. */
export const reasons: BlockDescriptor = block({
  description: 'Lines that say why.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, speaksAgainstGood: 'conditional'}}),
});

export const requirements: BlockDescriptor = block({
  description: 'Lines that say what is asked for.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, speaksAgainstGood: 'unless'}}),
});
