/** The browsers of the last three years, counted from the end of 2026. */
export const browsers: string[] = ['chrome119', 'edge119', 'firefox119', 'safari17.1', 'ios17.1'];
