/** The names in destinations.yaml; tests/react/words.test.ts holds the two together. */
declare module '*/destinations.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly form: Words<
      | 'age'
      | 'education'
      | 'experience'
      | 'salary'
      | 'salaryHint'
      | 'currency'
      | 'jobOffer'
      | 'jobOfferHint'
      | 'yes'
      | 'no'
      | 'languages'
      | 'show'
      | 'private'
    >;
    readonly education: Words<'none' | 'school' | 'vocational' | 'diploma' | 'bachelors' | 'masters' | 'doctorate'>;
    readonly level: Words<'none' | 'basic' | 'b1' | 'b2' | 'c1' | 'c2' | 'native'>;
    readonly language: Words<
      'english' | 'french' | 'german' | 'spanish' | 'arabic' | 'chinese' | 'hebrew' | 'japanese'
    >;
    readonly region: Words<'all' | 'americas-oceania' | 'asia-middle-east' | 'europe' | 'united-states'>;
    readonly list: Words<
      | 'empty'
      | 'emptyHint'
      | 'counted'
      | 'changed'
      | 'working'
      | 'failed'
      | 'unanswered'
      | 'noCurrency'
      | 'region'
      | 'yes'
      | 'depends'
      | 'no'
      | 'nothing'
      | 'basedOnAnswers'
      | 'withoutScript'
    >;
    readonly destination: Words<
      | 'name'
      | 'figure'
      | 'figureOf'
      | 'leastSalary'
      | 'needs'
      | 'alsoNeeds'
      | 'missing'
      | 'never'
      | 'need'
      | 'oneOf'
      | 'least'
      | 'notAsked'
    >;
    readonly missing: Words<'jobOffer' | 'salary' | 'experience' | 'education' | 'language'>;
    readonly rates: Words<'title' | 'note' | 'currency' | 'perDollar'>;
  };
  export default words;
}
