// Does an editor with a real client library get everything over the protocol, and does the server survive what is no message?
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {PassThrough} from 'node:stream';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver-protocol/node';
import * as lsp from 'vscode-languageserver-protocol';
import {serveEditor} from '../../../src/tools/language/lsp/server.ts';
import {itsCases, kitchenSink} from './sampleProject.ts';

const uri = pathToFileURL(resolve(kitchenSink)).href;
const casesUri = pathToFileURL(resolve(itsCases)).href;
const text = readFileSync(kitchenSink, 'utf8');

let folder: string;
let toServer: PassThrough;
let exitCode: Promise<number>;
let connection: MessageConnection;
/** The latest problems of each file, and who waits for the next. */
const problems = new Map<string, readonly lsp.Diagnostic[]>();
let published: () => void = () => undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lsp-'));
  problems.clear();
  toServer = new PassThrough();
  const fromServer = new PassThrough();
  exitCode = serveEditor({stdin: toServer, stdout: fromServer}, folder, 'calculators');
  connection = createMessageConnection(new StreamMessageReader(fromServer), new StreamMessageWriter(toServer));
  connection.onNotification(lsp.PublishDiagnosticsNotification.type, (params) => {
    problems.set(params.uri, params.diagnostics);
    published();
  });
  connection.listen();
  await connection.sendRequest(lsp.InitializeRequest.type, {
    processId: null,
    rootUri: pathToFileURL(process.cwd()).href,
    capabilities: {},
  });
  await connection.sendNotification(lsp.InitializedNotification.type, {});
  await connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, {
    textDocument: {uri, languageId: 'yaml', version: 1, text},
  });
});

afterEach(() => {
  connection.dispose();
  rmSync(folder, {recursive: true});
});

/** Waits until the problems of a file are as expected. */
async function until(
  file: string,
  isReached: (found: readonly lsp.Diagnostic[]) => boolean,
): Promise<readonly lsp.Diagnostic[]> {
  for (;;) {
    const found = problems.get(file);
    if (found !== undefined && isReached(found)) return found;
    await new Promise<void>((done) => (published = done));
  }
}

function positionOf(words: string, within = 0): lsp.Position {
  const offset = text.indexOf(words) + within;
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, character: before.at(-1)!.length};
}

/** Writes something in place of the words that the file has at first, or of as many characters there. */
const change = (words: string, written: string, version: number, length = words.length): Promise<void> => {
  const start = positionOf(words);
  return connection.sendNotification(lsp.DidChangeTextDocumentNotification.type, {
    textDocument: {uri, version},
    contentChanges: [{range: {start, end: {...start, character: start.character + length}}, text: written}],
  });
};

it('problems follow each change, those of the cases too', async () => {
  expect(await until(uri, () => true)).toEqual([]);
  await change('passMark: 60', 'passMark: 6,100', 2);
  const [first] = await until(uri, (found) => found.length > 0);
  expect(first).toMatchObject({source: 'visatally', severity: 1, range: {start: positionOf('passMark: 60', 10)}});
  await change('passMark: 60', 'passMark: 99', 3, 'passMark: 6,100'.length);
  await until(uri, (found) => found.length === 0);
  const [failed] = await until(casesUri, (found) => found.length > 0);
  expect(failed).toMatchObject({code: 'case-fails', severity: 1});
});

it('completion replaces the word before the cursor', async () => {
  const items = (await connection.sendRequest(lsp.CompletionRequest.type, {
    textDocument: {uri},
    position: positionOf('degreeMet: education >= permit', 'degreeMet: education >= '.length),
  })) as lsp.CompletionItem[];
  expect(items.slice(0, 4).map(({label}) => label)).toEqual(['phd', 'masters', 'bachelors', 'other']);
});

it('a name is explained, found and renamed in all files', async () => {
  const at = {textDocument: {uri}, position: positionOf('permit.fee, max', 3)};
  const place = {textDocument: {uri}, position: positionOf('  passMark: 60', 4)};
  expect(
    await connection.sendRequest(lsp.DefinitionRequest.type, {...at, position: positionOf('outOf, points.total', 2)}),
  ).toMatchObject({uri, range: {start: positionOf('outOf: 100')}});
  const hover = await connection.sendRequest(lsp.HoverRequest.type, place);
  expect(hover?.contents).toMatchObject({
    kind: 'markdown',
    value: expect.stringContaining('**passMark, a constant**') as string,
  });
  const uses = await connection.sendRequest(lsp.ReferencesRequest.type, {
    ...place,
    context: {includeDeclaration: true},
  });
  expect(uses).toHaveLength(text.match(/\bpassMark\b/g)!.length);
  const service = {textDocument: {uri}, position: positionOf('priority: Priority', 1)};
  const edit = await connection.sendRequest(lsp.RenameRequest.type, {...service, newName: 'fast'});
  expect(Object.keys(edit!.changes!).toSorted()).toEqual([casesUri, uri]);
  expect(await connection.sendRequest(lsp.PrepareRenameRequest.type, service)).toMatchObject({placeholder: 'priority'});
  await expect(connection.sendRequest(lsp.RenameRequest.type, {...place, newName: 'outOf'})).rejects.toThrow(
    "Something is called 'outOf' already.",
  );
});

it('a problem has its fix', async () => {
  await change('degreeMet: education', 'degreeMet: educatoin', 2);
  const [problem] = await until(uri, (found) => found.length > 0);
  const actions = (await connection.sendRequest(lsp.CodeActionRequest.type, {
    textDocument: {uri},
    range: problem!.range,
    context: {diagnostics: [problem!]},
  })) as lsp.CodeAction[];
  expect(actions.map(({title}) => title)).toEqual(["Did you mean 'education'?"]);
  expect(actions[0]!.edit!.changes![uri]![0]).toEqual({range: problem!.range, newText: 'education'});
});

const framed = (json: string): string => `Content-Length: ${json.length}\r\n\r\n${json}`;

it.each([
  ['no JSON', framed('{"a":')],
  ['no length', 'Content-Size: 5\r\n\r\n'],
  ['no object', framed('null')],
  ['no method', framed('{}')],
  ['a list', framed('[]')],
  ['an unknown notification', framed('{"jsonrpc":"2.0","method":"what"}')],
  ['wrong parameters', framed('{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"a":1}}')],
  ['a message that is too long', `Content-Length: 20000001\r\n\r\n${' '.repeat(20_000_001)}`],
  [
    'a change backwards, of a file that is not open',
    framed(
      '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///x.yaml","version":1},"contentChanges":[{"text":""}]}}',
    ),
  ],
])('survives %s', async (_what, bytes) => {
  toServer.write(bytes);
  const unknown = connection.sendRequest('textDocument/what', {});
  await expect(unknown).rejects.toThrow("There is no method 'textDocument/what'.");
  const elsewhere = {textDocument: {uri: 'untitled:1'}, position: {line: 0, character: 0}};
  const refused = connection.sendRequest(lsp.HoverRequest.type, elsewhere);
  await expect(refused).rejects.toThrow("'untitled:1' is not the address of a file.");
  const far = {textDocument: {uri}, position: {line: 1e6, character: 1e6}};
  expect(await connection.sendRequest(lsp.HoverRequest.type, far)).toBeNull();
});

it('ends as the protocol asks', async () => {
  await connection.sendRequest(lsp.ShutdownRequest.type);
  await connection.sendNotification(lsp.ExitNotification.type);
  expect(await exitCode).toBe(0);
});
