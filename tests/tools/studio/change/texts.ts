/** Random texts of files, and edits of them, for property tests. */
import fc from 'fast-check';
import type {Change} from '../../../../src/tools/studio/change/change.ts';

const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a: 1',
    'a: 2',
    '- b',
    '--- a',
    '+++ b',
    '@@ -1 +1 @@',
    'diff --git a/x b/x',
    '\\ No newline at end of file',
    'é – 😀',
    '\r',
    '\ufeff',
  ),
  fc.string({unit: 'grapheme', maxLength: 8}).map((text) => text.replaceAll('\n', ' ')),
);
const text = fc
  .tuple(fc.array(line, {maxLength: 40}), fc.constantFrom('', '\n'))
  .map(([lines, end]) => lines.join('\n') + end);

/** A text and what became of it: some lines replaced by others; or another text. */
const edited = fc.oneof(
  fc.tuple(text, text),
  fc
    .tuple(
      text,
      fc.array(fc.tuple(fc.nat(40), fc.nat(3), fc.array(line, {maxLength: 3})), {minLength: 1, maxLength: 4}),
    )
    .map(([before, edits]): [string, string] => {
      const lines = before.split('\n');
      for (const [at, removed, added] of edits) lines.splice(at % (lines.length + 1), removed, ...added);
      return [before, lines.join('\n')];
    }),
);

const paths = ['calculators/europe/a.yaml', 'calculators/europe/a.cases.yaml', 'calculators/shared/b.csv'];

/** A change of some files, of which some may be new or removed. */
export const changes: fc.Arbitrary<Change> = fc
  .array(fc.tuple(edited, fc.constantFrom('edited', 'edited', 'new', 'removed')), {
    minLength: 1,
    maxLength: paths.length,
  })
  .map((files) => ({
    before: files.flatMap(([[before], kind], index) => (kind === 'new' ? [] : [{path: paths[index]!, text: before}])),
    after: files.flatMap(([[, after], kind], index) =>
      kind === 'removed' ? [] : [{path: paths[index]!, text: after}],
    ),
  }));
