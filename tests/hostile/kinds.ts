/** The kinds of input that anybody can write. Each is loaded when it is tried, since one needs a browser's document and another the compiler. */

export const kinds = {
  definitions: async () => (await import('./files/index.ts')).definitions,
  cases: async () => (await import('./files/index.ts')).cases,
  pages: async () => (await import('./files/index.ts')).pages,
  'share links': async () => (await import('./links.ts')).links,
  receipts: async () => (await import('./receipts.ts')).receipts,
  'JSON lines': async () => (await import('./jsonLines.ts')).jsonLines,
  'MCP requests': async () => (await import('./requests.ts')).requests,
  'embed messages': async () => (await import('./embeds.ts')).embeds,
};

export type KindName = keyof typeof kinds;
