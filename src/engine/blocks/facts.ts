import {listBlock, type BlockDescriptor} from './block.ts';
import {label, optional, shownValue, text, unit} from './fields.ts';

export const facts: BlockDescriptor = listBlock({
  description: 'Names and values.',
  question: 'Where do these come from?',
  entry: 'A fact.',
  fields: {label, of: shownValue, unit, missing: optional(text('Shown where there is no date or no words.'))},
  item: ({of, ...others}) => ({...others, value: of}),
});
