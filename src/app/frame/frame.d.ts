/** What frame.yaml holds. */
declare module '*/frame.yaml' {
  const frame: {
    readonly regions: readonly string[];
    readonly calculators: readonly string[];
    readonly words: Readonly<Record<'card' | 'bookmark' | 'bookmarked' | 'bookmarkedEmpty', string>>;
  };
  export default frame;
}
