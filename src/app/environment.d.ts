/* oxlint-disable typescript/consistent-type-imports -- a file that declares modules cannot import */
/** Types of what the build provides: a constant, the site's data files, and the modules of calculators/vite.ts and search/index/vite.ts. */
interface ImportMetaEnv {
  /** Address of the published site, without a trailing slash; from SITE_ORIGIN and SITE_BASE. */
  readonly SITE_ADDRESS: string;
  /** Whether this is the studio's page, which is built on its own (scripts/build/studio.ts). */
  readonly STUDIO: boolean;
}

declare module '*/facts.yaml' {
  const facts: import('./content/siteFiles.ts').Facts;
  export default facts;
}

declare module '*/currencies.yaml' {
  const currencies: import('./content/siteFiles.ts').Currencies;
  export default currencies;
}

declare module '*/navigation.yaml' {
  const navigation: import('./content/siteFiles.ts').Navigation;
  export default navigation;
}

declare module '*/frame.yaml' {
  const frame: import('./content/siteFiles.ts').Frame;
  export default frame;
}

declare module '*/usefulLinks.yaml' {
  const usefulLinks: import('./content/siteFiles.ts').UsefulLinks;
  export default usefulLinks;
}

declare module 'virtual:search-index' {
  /** URL of the index file. */
  export const address: string;
}

declare module 'virtual:law-changes' {
  export const changes: readonly import('../engine/published/lawChanges.ts').PublishedChange[];
}

declare module 'virtual:pages' {
  export const groups: readonly import('./search/document.ts').SearchGroup[];
}
