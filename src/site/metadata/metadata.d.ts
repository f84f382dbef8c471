/** The names in metadata.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/metadata.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly site: Words<'name' | 'home'>;
    readonly image: Words<'alternative' | 'site' | 'estimate' | 'page'>;
    readonly calculator: Words<'category' | 'systems' | 'browser'>;
  };
  export default words;
}
