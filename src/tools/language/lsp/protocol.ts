/** The part of the Language Server Protocol that the server speaks, as shapes of its messages, and what of a client's parameters is used. */
import * as z from 'zod';

const position = z.object({line: z.int().min(0), character: z.int().min(0)});
const range = z.object({start: position, end: position});
const textDocument = z.object({uri: z.string()});

/** What a client sends beside a method; anything else is refused. */
export const parametersOf = {
  'initialize': z.object({
    rootUri: z.string().nullish(),
    workspaceFolders: z.array(z.object({uri: z.string()})).nullish(),
    capabilities: z
      .object({
        workspace: z
          .object({didChangeWatchedFiles: z.object({dynamicRegistration: z.boolean().optional()}).optional()})
          .optional(),
      })
      .optional(),
  }),
  'textDocument/didOpen': z.object({textDocument: textDocument.extend({text: z.string(), version: z.int()})}),
  'textDocument/didChange': z.object({
    textDocument: textDocument.extend({version: z.int().nullish()}),
    contentChanges: z.array(z.object({range: range.optional(), text: z.string()})),
  }),
  'textDocument/didClose': z.object({textDocument}),
  'workspace/didChangeWatchedFiles': z.object({changes: z.array(z.object({uri: z.string()}))}),
  'textDocument/completion': z.object({textDocument, position}),
  'textDocument/hover': z.object({textDocument, position}),
  'textDocument/definition': z.object({textDocument, position}),
  'textDocument/references': z.object({
    textDocument,
    position,
    context: z.object({includeDeclaration: z.boolean()}).optional(),
  }),
  'textDocument/prepareRename': z.object({textDocument, position}),
  'textDocument/rename': z.object({textDocument, position, newName: z.string()}),
  'textDocument/codeAction': z.object({textDocument, range}),
} as const;

export type Method = keyof typeof parametersOf;
export type Parameters<Name extends Method> = z.output<(typeof parametersOf)[Name]>;
export type Position = z.output<typeof position>;
export type LspRange = z.output<typeof range>;

/** The codes of errors in JSON-RPC and in the protocol. */
export const errorCodes = {
  notJson: -32700,
  notARequest: -32600,
  unknownMethod: -32601,
  wrongParameters: -32602,
  failed: -32603,
  notInitialized: -32002,
  refused: -32803,
} as const;

/** The numbers of kinds and severities. */
export const completionKinds = {key: 10, name: 6, option: 20, function: 3, word: 14, format: 12, text: 1} as const;
export const severities = {error: 1, warning: 2} as const;

/** A request that cannot be answered: its message is shown to the person. */
export class RequestError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
