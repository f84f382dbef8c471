import {block, type BlockDescriptor} from './block.ts';
import {formula, title} from './fields.ts';

/** Steps in order, of which one is the current one. */
export const stages: BlockDescriptor = block({
  description: 'Steps in order.',
  question: 'Why is this the current step?',
  showsOneValue: true,
  keys: {title, of: formula('The value to show.', 'stages'), current: formula('The name of the current step.', 'text')},
  contents: (values) => ({heading: values.title, list: {of: values.of, current: values.current}}),
});
