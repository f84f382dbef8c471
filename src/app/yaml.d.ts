/** A data file of the site; its type follows from its schema in content/siteFiles.ts, against which `npm run check` validates it. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
