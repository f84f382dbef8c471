/** What is read of facts.yaml outside of texts; its schema is in src/app/content/siteFacts.ts. */
declare module '*/facts.yaml' {
  const facts: {
    /** The month of the first edition, YYYY-MM. */
    readonly published: string;
  };
  export default facts;
}
