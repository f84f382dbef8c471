// The list of all commands, in the order in which the launcher shows them.

/**
 * Each file exports `command`, a Command of src/tools/commands/command.ts.
 * @type {Readonly<Record<string, string>>}
 */
export const commandFiles = {
  start: './start.ts',
  dev: './dev.ts',
  build: './build.ts',
  serve: './serve.ts',
  test: './test.ts',
  bench: './bench.ts',
  check: './check.ts',
  calculate: '../src/tools/commands/calculate.ts',
  mcp: './mcp.ts',
  lsp: './lsp.ts',
  verify: '../src/tools/commands/verify.ts',
  analyse: '../src/tools/commands/analyse.ts',
  diff: '../src/tools/commands/diff.ts',
  mutate: '../src/tools/commands/mutate.ts',
  freshness: '../src/tools/commands/freshness.ts',
  'watch-sources': '../src/tools/commands/watchSources.ts',
  package: './package.ts',
  release: './release.ts',
  new: './new.ts',
  schemas: './schemas.ts',
  reference: '../src/tools/commands/reference/reference.ts',
};
