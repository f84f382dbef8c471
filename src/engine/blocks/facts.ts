import {listBlock, type BlockDescriptor} from './block.ts';
import {label, shownValue, text, unit} from './fields.ts';

export const facts: BlockDescriptor = listBlock({
  description: 'Names and values.',
  question: 'Where do these come from?',
  entry: 'A fact.',
  keys: {label, of: shownValue, unit, missing: text('Shown where there is no date or no words.').optional()},
  item: ({of, ...others}) => ({...others, value: of}),
});
