/** The tools as a server of the Model Context Protocol, which speaks over a pair of streams. */
import type {Readable, Writable} from 'node:stream';
import {type CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {soundMessages} from './messages.ts';
import {Refusal, type Site} from './reply.ts';
import {assistantTools, instructions, type Tool} from './tools.ts';

/**
 * Answers requests until the input ends or the output is closed.
 * @param onError for what cannot be said to the client
 */
export async function serveAssistant(
  site: Site,
  version: string,
  stdin: Readable,
  stdout: Writable,
  onError: (error: Error) => void,
): Promise<void> {
  const tools = Object.entries(assistantTools(site));
  const messages = soundMessages(stdin, stdout);
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) messages.once(event, () => resolve());
    // The library stops reading messages then, so that they never end.
    stdout.once('close', () => resolve());
  });
  const handle = serveStdio(
    () => {
      const server = new McpServer({name: 'visatally', title: 'VisaTally', version}, {instructions});
      for (const [name, {title, description, input, run}] of tools)
        server.registerTool(
          name,
          {title, description, inputSchema: input, annotations: {readOnlyHint: true, openWorldHint: false}},
          (request) => replyTo(run, request as Readonly<Record<string, unknown>>, onError),
        );
      return server;
    },
    {transport: new StdioServerTransport(messages, stdout), onerror: onError},
  );
  await ended;
  await handle.close();
}

/** A refusal is an answer of the tool, from which the assistant can learn what to ask; any other error is ours. */
function replyTo(
  run: Tool['run'],
  request: Readonly<Record<string, unknown>>,
  onError: (error: Error) => void,
): CallToolResult {
  try {
    const {text, data} = run(request);
    return {content: [{type: 'text', text}], structuredContent: data};
  } catch (error) {
    if (!(error instanceof Refusal)) onError(error as Error);
    return {content: [{type: 'text', text: (error as Error).message}], isError: true};
  }
}
