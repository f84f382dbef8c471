/** The names in notLoaded.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/notLoaded.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {readonly form: Words<'notLoaded'>};
  export default words;
}
