/** What src/app/search/index/vite.ts brings to the site. */
declare module 'virtual:search-index' {
  /** Of the file that holds the index. */
  export const address: string;
}

declare module 'virtual:pages' {
  /** Every page of the site: the `SearchGroup`s of src/app/search/document.ts, which this kind of file cannot import. */
  export const groups: readonly {
    readonly title: string;
    readonly links: readonly {readonly path: string; readonly title: string}[];
  }[];
}
