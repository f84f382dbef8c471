/** The names in chartWords.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/chartWords.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly scale: Words<'figure' | 'mark'>;
    readonly timeline: Words<'today' | 'start' | 'end' | 'label' | 'stages'>;
    readonly curve: Words<'title' | 'about' | 'field' | 'label' | 'own' | 'verdict' | 'mark'>;
    readonly range: Words<'any' | 'between' | 'from' | 'over' | 'below' | 'upTo' | 'andBelow' | 'andUpTo'>;
  };
  export default words;
}
