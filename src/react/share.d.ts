/** The names in share.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/share.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly share: Words<
      'share' | 'copied' | 'copiedEmpty' | 'byHand' | 'link' | 'opened' | 'nothing' | 'dropped' | 'rulesChanged'
    >;
  };
  export default words;
}
