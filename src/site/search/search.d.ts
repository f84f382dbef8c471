/** The names in search.yaml, so that a misspelt one is a type error; tests/react/words.test.ts holds the two together. */
declare module '*/search.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly page: Words<'title' | 'description' | 'all'>;
    readonly form: Words<'label' | 'hint' | 'submit' | 'withoutScript'>;
    readonly results: Words<'one' | 'other' | 'someOne' | 'someOther' | 'loading'>;
    readonly place: Words<'country'>;
    readonly reasons: Words<
      'label' | 'title' | 'country' | 'choices' | 'keywords' | 'otherNames' | 'group' | 'description' | 'passages'
    >;
    readonly none: Words<'said' | 'near' | 'useful'>;
    readonly failed: Words<'said' | 'again'>;
  };
  export default words;
}
