/** The names in workbench.yaml, so that a misspelt one is a type error; tests/react/words.test.ts holds the two together. */
declare module '*/workbench.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const words: {
    readonly page: Words<'title' | 'titleOf' | 'intro' | 'all' | 'openPage' | 'loading' | 'failed' | 'unknown'>;
    readonly overview: Words<
      | 'filter'
      | 'calculator'
      | 'diagnostics'
      | 'cases'
      | 'analysis'
      | 'mutation'
      | 'freshness'
      | 'analyseAll'
      | 'mutateAll'
      | 'stop'
      | 'progress'
      | 'shown'
      | 'screens'
      | 'notRun'
      | 'cannot'
      | 'count'
    >;
    readonly state: Words<
      | 'sound'
      | 'errors'
      | 'warnings'
      | 'passed'
      | 'failed'
      | 'notReviewed'
      | 'answerSets'
      | 'findings'
      | 'noFindings'
      | 'noticed'
      | 'survivors'
    >;
    readonly due: Words<'overdue' | 'unchecked' | 'due' | 'without' | 'later'>;
    readonly parts: Words<'screens' | 'playground' | 'cases' | 'source' | 'tools' | 'diagnostics'>;
    readonly date: Words<'label' | 'today' | 'none' | 'begins' | 'figure'>;
    readonly screens: Words<
      | 'width'
      | 'small'
      | 'medium'
      | 'full'
      | 'empty'
      | 'guard'
      | 'result'
      | 'part'
      | 'ofCase'
      | 'found'
      | 'unreached'
      | 'open'
    >;
    readonly playground: Words<'save' | 'name' | 'hint'>;
    readonly cases: Words<
      | 'none'
      | 'passed'
      | 'failed'
      | 'notReviewed'
      | 'line'
      | 'kindcase'
      | 'kindladder'
      | 'expected'
      | 'found'
      | 'key'
      | 'nothing'
      | 'nothingShown'
      | 'on'
      | 'details'
    >;
    readonly source: Words<'lines' | 'hint' | 'line' | 'touched' | 'untouched' | 'noticed' | 'unchanged' | 'fails'>;
    readonly diagnostics: Words<'none' | 'broken' | 'line'>;
    readonly tools: Words<
      | 'analysis'
      | 'mutation'
      | 'covered'
      | 'partly'
      | 'nothing'
      | 'mutate'
      | 'mutating'
      | 'score'
      | 'cannot'
      | 'finding'
      | 'example'
    >;
  };
  export default words;
}
