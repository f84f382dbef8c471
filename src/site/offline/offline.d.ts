/** The names in offline.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/offline.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const offline: {
    readonly page: Words<'title' | 'description' | 'text' | 'again' | 'calculators' | 'calculatorsText' | 'others'>;
  };
  export default offline;
}
