/** The virtual modules of src/app/search/index/vite.ts. */
declare module 'virtual:search-index' {
  /** URL of the index file. */
  export const address: string;
}

declare module 'virtual:pages' {
  /** `SearchGroup`s of src/app/search/document.ts, repeated because an ambient declaration file cannot import. */
  export const groups: readonly {
    readonly title: string;
    readonly links: readonly {readonly path: string; readonly title: string}[];
  }[];
}
