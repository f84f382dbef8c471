/**
 * The names in site.yaml, so that a misspelt one is a type error; tests/react/words.test.ts holds the two
 * together.
 */
declare module '*/site.yaml' {
  type Words<Name extends string> = Readonly<Record<Name, string>>;

  const site: {
    readonly shell: Words<'documentTitle'>;
    readonly content: Words<'breadcrumb' | 'home'>;
    readonly notFound: Words<'code' | 'title' | 'home' | 'search' | 'logged' | 'similar'>;
    readonly failure: Words<'title' | 'reload'>;
    readonly calculator: Words<
      | 'provenance'
      | 'provenanceChecked'
      | 'form'
      | 'howTo'
      | 'method'
      | 'rules'
      | 'assumptions'
      | 'assumptionsIntro'
      | 'faqs'
      | 'verify'
      | 'verifyText'
      | 'related'
    >;
  };
  export default site;
}
