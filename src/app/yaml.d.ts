/** A data file of the site. Its type comes from its schema in content/siteFiles.ts; `npm run check` validates the file. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
