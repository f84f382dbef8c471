import {block, type BlockDescriptor} from './block.ts';
import {formula, label, text} from './fields.ts';

/** Elapsed time against an estimate. */
export const progress: BlockDescriptor = block({
  description: 'Elapsed time against an estimate.',
  question: 'How was this worked out?',
  showsOneValue: true,
  keys: {label, of: formula('How many percent are done, 0 to 100.', 'number'), say: text('The progress in words.')},
  contents: ({of, say, ...others}) => ({items: [{...others, text: say, percentDone: of}]}),
});
