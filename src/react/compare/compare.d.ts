/** The names in compare.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/compare.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly compare: Words<
      'open' | 'missing' | 'title' | 'intro' | 'was' | 'calculate' | 'empty' | 'changed' | 'whole' | 'use' | 'close'
    >;
    readonly table: Words<
      | 'caption'
      | 'what'
      | 'first'
      | 'second'
      | 'difference'
      | 'answers'
      | 'verdict'
      | 'note'
      | 'none'
      | 'same'
      | 'different'
      | 'better'
      | 'worse'
    >;
    readonly essence: Words<'differs' | 'instead' | 'labelled' | 'onlyBelow' | 'same'>;
  };
  export default words;
}
