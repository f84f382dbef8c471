/** How suggestions word another answer to a question: 'Earn {answer} a month', 'Get a job offer'. */
import {either, entries, readAs} from '../shape/concept.ts';
import type {Entry} from '../yaml/node.ts';
import {instruction, type Text} from './text.ts';

export interface SuggestionWords {
  /** For every answer, which takes the place of `{answer}`; for a yes/no question the suggestion to answer yes. */
  readonly template?: Text;
  /** For options that have a text of their own. */
  readonly byOption: readonly Entry<Text>[];
}

/** One text, or one for each option. */
export const suggestionWords = (description: string) =>
  readAs(
    either(description, [
      instruction('An instruction without a full stop.'),
      entries('An instruction for each option.', instruction('An instruction without a full stop.')),
    ]),
    (texts): SuggestionWords => ('parts' in texts ? {template: texts, byOption: []} : {byOption: texts}),
  );
