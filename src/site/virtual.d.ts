/** What the build knows of every calculator without loading one; made by the plugin in src/compiler/vite.ts. */
declare module 'virtual:calculator-summaries' {
  export interface CalculatorSummary {
    readonly id: string;
    readonly region: string;
    readonly title: string;
    readonly description: string;
    readonly country: string;
  }

  export const summaries: readonly CalculatorSummary[];
}

interface ImportMetaEnv {
  /** Scheme and host of the published site, without a trailing slash. */
  readonly SITE_ORIGIN: string;
}
