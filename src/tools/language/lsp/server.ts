/**
 * The language service for editors, as a server of the Language Server Protocol. Positions in it are lines and UTF-16 units from 0, those of
 * the service are offsets.
 */
import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Diagnostic, Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {listFiles, readFiles, shownPath} from '../../../engine/project/files.ts';
import {casesBeside, isDefinitionFile, isProjectFile, isSharedFile} from '../../../engine/project/layout.ts';
import {completionsAt} from '../completion.ts';
import {fixesAt} from '../fixes.ts';
import {hoverAt} from '../hover.ts';
import {definitionOf, usesOf} from '../names.ts';
import {Project, type Edit, type Range} from '../project.ts';
import {renamableAt, renamed} from '../rename.ts';
import {messagesOn, writeMessage} from './framing.ts';
import {
  completionKinds,
  errorCodes,
  parametersOf,
  RequestError,
  severities,
  type LspRange,
  type Method,
  type Parameters,
  type Position,
} from './protocol.ts';

const capabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: {openClose: true, change: 2},
  completionProvider: {triggerCharacters: ['{', '.', ':', ' ', '=']},
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: {prepareProvider: true},
  codeActionProvider: {codeActionKinds: ['quickfix']},
};

type Handlers = {readonly [Name in Method]: (parameters: Parameters<Name>) => unknown};

/**
 * Serves one editor until it says `exit` or closes the stream.
 * @param folder of the project, if the editor names none
 * @param definitions the folder in it that has the definitions
 * @returns the exit code that the protocol asks for: 1 if the editor did not say `shutdown` before
 */
export async function serveEditor(
  {stdin, stdout}: {readonly stdin: Readable; readonly stdout: Writable},
  folder: string,
  definitions: string,
): Promise<number> {
  const send = (message: object): void => writeMessage(stdout, message);
  const server = new Server(folder, definitions, (method, params) => send({method, params}));
  for await (const received of messagesOn(stdin)) {
    for (const each of received) {
      if (each === undefined) {
        send({id: null, error: {code: errorCodes.notJson, message: 'This is not JSON.'}});
        continue;
      }
      const {id, method, params} = (each.message ?? {}) as {id?: unknown; method?: unknown; params?: unknown};
      const isRequest = typeof id === 'number' || typeof id === 'string';
      if (method === 'exit') return server.isShutDown ? 0 : 1;
      // An answer to a request of this server.
      if (method === undefined && isRequest) continue;
      try {
        const result = server.answer(method, params);
        if (isRequest) send({id, result: result ?? null});
      } catch (error) {
        const code = error instanceof RequestError ? error.code : errorCodes.failed;
        if (isRequest || typeof method !== 'string')
          send({id: isRequest ? id : null, error: {code, message: (error as Error).message}});
      }
    }
  }
  return server.isShutDown ? 0 : 1;
}

class Server {
  private readonly project = new Project();
  private readonly open = new Map<string, number | undefined>();
  /** Files whose problems are to be published, and those that follow from them. */
  private readonly changed = new Set<string>();
  private readonly following = new Set<string>();
  private readonly shown = new Set<string>();
  private isInitialized = false;
  private isScheduled = false;
  isShutDown = false;

  private root: string;
  private readonly definitions: string;
  private readonly notify: (method: string, params: object) => void;

  constructor(root: string, definitions: string, notify: (method: string, params: object) => void) {
    this.root = root;
    this.definitions = definitions;
    this.notify = notify;
  }

  answer(method: unknown, params: unknown): unknown {
    if (typeof method !== 'string') throw new RequestError(errorCodes.notARequest, 'A request has a method.');
    if (method === 'shutdown') {
      this.isShutDown = true;
      return null;
    }
    if (method === 'initialized' || method.startsWith('$/')) return undefined;
    if (!Object.hasOwn(parametersOf, method))
      throw new RequestError(errorCodes.unknownMethod, `There is no method '${method}'.`);
    if (method !== 'initialize' && !this.isInitialized)
      throw new RequestError(errorCodes.notInitialized, "The first request is 'initialize'.");
    const name = method as Method;
    const parameters = parametersOf[name].safeParse(params);
    if (!parameters.success)
      throw new RequestError(
        errorCodes.wrongParameters,
        `These are no parameters of '${method}': ${parameters.error.issues[0]?.path.join('.')}.`,
      );
    return (this.handlers[name] as (parameters: unknown) => unknown)(parameters.data);
  }

  private readonly handlers: Handlers = {
    'initialize': ({rootUri, workspaceFolders}) => {
      const uri = workspaceFolders?.[0]?.uri ?? rootUri;
      if (uri?.startsWith('file:')) this.root = fileURLToPath(uri);
      const folder = join(this.root, this.definitions);
      if (existsSync(folder)) this.read(listFiles(folder));
      this.isInitialized = true;
      return {serverInfo: {name: 'visatally'}, capabilities};
    },
    'textDocument/didOpen': ({textDocument: {uri, text, version}}) => {
      const path = this.pathOf(uri);
      this.readAround(path);
      this.open.set(path, version);
      this.change(path, text);
    },
    'textDocument/didChange': ({textDocument: {uri, version}, contentChanges}) => {
      const path = this.pathOf(uri);
      if (!this.open.has(path)) return;
      this.open.set(path, version ?? undefined);
      const text = contentChanges.reduce(
        (before, {range, text: written}) => {
          if (range === undefined) return written;
          const [start, end] = [offsetIn(before, range.start), offsetIn(before, range.end)];
          return before.slice(0, start) + written + before.slice(Math.max(start, end));
        },
        this.project.text(path) ?? '',
      );
      this.change(path, text);
    },
    'textDocument/didClose': ({textDocument: {uri}}) => {
      const path = this.pathOf(uri);
      this.open.delete(path);
      // What was not saved is gone.
      this.readAgain(path);
    },
    'workspace/didChangeWatchedFiles': ({changes}) => {
      for (const {uri} of changes) {
        const path = this.pathOf(uri);
        if (!this.open.has(path)) this.readAgain(path);
      }
    },
    'textDocument/completion': (at) =>
      completionsAt(this.project, ...this.placeOf(at)).map(({kind, label, text, about, ...range}, index) => ({
        label,
        kind: completionKinds[kind],
        detail: about,
        sortText: String(index).padStart(5, '0'),
        filterText: label,
        textEdit: {range: this.rangeOf(range), newText: text},
      })),
    'textDocument/hover': (at) => {
      const hover = hoverAt(this.project, ...this.placeOf(at));
      if (hover === undefined) return null;
      const {heading, lines} = hover;
      return {
        contents: {kind: 'markdown', value: [`**${heading}**`, ...lines.map(plain)].join('\n\n')},
        range: this.rangeOf(hover),
      };
    },
    'textDocument/definition': (at) => {
      const definition = definitionOf(this.project, ...this.placeOf(at));
      return definition === undefined ? null : this.locationOf(definition);
    },
    'textDocument/references': ({context, ...at}) => {
      const place = this.placeOf(at);
      const definition = context?.includeDeclaration === false ? definitionOf(this.project, ...place) : undefined;
      return usesOf(this.project, ...place)
        .filter(({path, start}) => path !== definition?.path || start !== definition.start)
        .map((use) => this.locationOf(use));
    },
    'textDocument/prepareRename': (at) => {
      const [path, offset] = this.placeOf(at);
      const found = renamableAt(this.project, path, offset);
      if ('problem' in found) throw new RequestError(errorCodes.refused, found.problem);
      return {range: this.rangeOf(found.use), placeholder: found.use.meaning.name};
    },
    'textDocument/rename': ({newName, ...at}) => {
      const result = renamed(this.project, ...this.placeOf(at), newName);
      if ('problem' in result) throw new RequestError(errorCodes.refused, result.problem);
      return this.workspaceEdit(result.edits);
    },
    'textDocument/codeAction': ({textDocument: {uri}, range}) => {
      const path = this.pathOf(uri);
      const text = this.project.text(path) ?? '';
      return fixesAt(this.project, path, offsetIn(text, range.start), offsetIn(text, range.end)).map(
        ({title, problem, edits}) => ({
          title,
          kind: 'quickfix',
          diagnostics: [this.diagnosticOf(problem)],
          isPreferred: true,
          edit: this.workspaceEdit(edits),
        }),
      );
    },
  };

  /** Gives a file another text, and publishes problems once what has arrived is read. */
  private change(path: string, text: string): void {
    this.project.set(path, text);
    this.changed.add(path);
    this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.publishNext();
    });
  }

  /** First the problems of what was edited; those of its cases take longer, and wait for more edits. */
  private publishNext(): void {
    for (const path of this.changed) {
      this.following.delete(path);
      for (const other of this.dependentsOf(path)) this.following.add(other);
      this.publish(path);
    }
    if (this.changed.size === 0) {
      const [path] = this.following;
      if (path !== undefined) this.publish(path);
      this.following.delete(path ?? '');
    }
    this.changed.clear();
    if (this.following.size > 0) this.schedule();
  }

  private dependentsOf(path: string): readonly string[] {
    if (isSharedFile(path)) return this.project.definitionsThatUse(path).filter((each) => this.open.has(each));
    return isDefinitionFile(path) && this.project.text(casesBeside(path)) !== undefined ? [casesBeside(path)] : [];
  }

  private publish(path: string): void {
    if (this.project.text(path) === undefined) return;
    const problems = this.project.problemsOf(path);
    // A file that was never opened is named only if something is wrong in it.
    if (problems.length === 0 && !this.open.has(path) && !this.shown.has(path)) return;
    this.shown.add(path);
    const version = this.open.get(path);
    this.notify('textDocument/publishDiagnostics', {
      uri: this.uriOf(path),
      ...(version !== undefined && {version}),
      diagnostics: problems.map((problem) => this.diagnosticOf(problem)),
    });
  }

  private diagnosticOf({code, severity, message, hint, places: [place, ...others]}: Diagnostic): object {
    return {
      range: rangeIn(place.source, place),
      severity: severities[severity],
      code,
      source: 'visatally',
      message: hint === '' ? message : `${message}\n${hint}`,
      relatedInformation: others.map((other) => ({
        location: {uri: this.uriOf(other.source.path), range: rangeIn(other.source, other)},
        message: other.label ?? 'also here',
      })),
    };
  }

  private read(paths: readonly string[]): void {
    for (const {path, text} of readFiles(paths, this.root, () => undefined))
      if (!this.open.has(path)) this.project.set(path, text);
  }

  /** The files of the folder of a file that is not in the folder of definitions, and the shared files beside that. */
  private readAround(path: string): void {
    if (this.project.text(path) !== undefined) return;
    const folder = dirname(resolve(this.root, path));
    const folders = [folder, join(dirname(folder), 'shared')].filter((each) => existsSync(each));
    this.read(folders.flatMap((each) => listFiles(each)));
  }

  /** Takes a file as it is on disk. */
  private readAgain(path: string): void {
    const file = resolve(this.root, path);
    if (!isProjectFile(path)) return;
    if (existsSync(file)) this.read([file]);
    else this.project.delete(path);
    for (const other of [path, ...this.dependentsOf(path)]) this.following.add(other);
    this.schedule();
  }

  private pathOf(uri: string): string {
    if (!uri.startsWith('file:'))
      throw new RequestError(errorCodes.wrongParameters, `'${uri}' is not the address of a file.`);
    return shownPath(fileURLToPath(uri), this.root);
  }

  private uriOf(path: string): string {
    return pathToFileURL(resolve(this.root, path)).href;
  }

  private placeOf({textDocument: {uri}, position}: Parameters<'textDocument/hover'>): [path: string, offset: number] {
    const path = this.pathOf(uri);
    return [path, offsetIn(this.project.text(path) ?? '', position)];
  }

  private rangeOf(range: Range): LspRange {
    return rangeIn(this.project.file(range.path)!, range);
  }

  private locationOf(range: Range): object {
    return {uri: this.uriOf(range.path), range: this.rangeOf(range)};
  }

  private workspaceEdit(edits: readonly Edit[]): object {
    const changes: Record<string, object[]> = {};
    for (const edit of edits)
      (changes[this.uriOf(edit.path)] ??= []).push({range: this.rangeOf(edit), newText: edit.text});
    return {changes};
  }
}

/** Text that Markdown shows as it is. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);

function rangeIn(source: SourceFile, {start, end}: Pick<Place, 'start' | 'end'>): LspRange {
  const at = (offset: number): Position => {
    const {line, column} = positionAt(source, offset);
    return {line: line - 1, character: column - 1};
  };
  return {start: at(start), end: at(end)};
}

/** A position past the end of its line counts as the end of the line. */
export function offsetIn(text: string, {line, character}: Position): number {
  let start = 0;
  for (let count = 0; count < line; count++) {
    const next = text.indexOf('\n', start);
    if (next < 0) return text.length;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + character, end < 0 ? text.length : end);
}
