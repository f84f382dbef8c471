/**
 * The names in words.yaml, so that a misspelt one is a type error; tests/react/words.test.ts holds the two
 * together.
 */
declare module '*/words.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly form: Words<
      | 'calculate'
      | 'choose'
      | 'chosenBefore'
      | 'labelWithUnit'
      | 'between'
      | 'atLeast'
      | 'atMost'
      | 'optionHint'
      | 'unused'
      | 'private'
      | 'held'
      | 'stillNeeded'
      | 'withoutScript'
    >;
    readonly card: Words<
      | 'title'
      | 'empty'
      | 'emptyHint'
      | 'missing'
      | 'missingHint'
      | 'changed'
      | 'basedOnAnswers'
      | 'verify'
      | 'announcement'
      | 'announcedFigure'
      | 'of'
      | 'answersTitle'
      | 'understood'
      | 'understoodOtherwise'
      | 'countedAsZero'
      | 'countedAsDefault'
      | 'notChosen'
      | 'noDate'
      | 'disclaimer'
      | 'source'
      | 'independent'
      | 'elsewhere'
      | 'print'
    >;
    readonly stages: Words<'completed' | 'current' | 'ahead' | 'on' | 'expectedBy'>;
    readonly print: Words<'made' | 'answers' | 'notFilledIn' | 'notChosen'>;
  };
  export default words;
}
