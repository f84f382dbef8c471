/** The names in changes.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/changes.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly changes: Words<
      | 'title'
      | 'one'
      | 'oneOf'
      | 'two'
      | 'worse'
      | 'none'
      | 'further'
      | 'tryIt'
      | 'tryThis'
      | 'takesTime'
      | 'tried'
      | 'putBack'
    >;
    readonly answer: Words<
      | 'of'
      | 'ofQuestion'
      | 'both'
      | 'atLeast'
      | 'over'
      | 'atMost'
      | 'below'
      | 'more'
      | 'less'
      | 'orHigher'
      | 'orLower'
      | 'others'
      | 'birthday'
    >;
    readonly ordinal: Words<'one' | 'two' | 'few' | 'other'>;
  };
  export default words;
}
