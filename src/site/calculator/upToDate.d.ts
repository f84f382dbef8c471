/**
 * The names in upToDate.yaml, so that a misspelt one is a type error; tests/react/words.test.ts holds the two
 * together.
 */
declare module '*/upToDate.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const upToDate: {
    readonly checks: Words<'checked' | 'unchecked' | 'reviewBy'>;
    readonly history: Words<'title' | 'first' | 'unchanged'>;
  };
  export default upToDate;
}
