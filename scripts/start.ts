import type {Streams} from '../src/tools/commands/streams.ts';
import {run as build} from './build.ts';
import {run as serve} from './serve.ts';

/** Builds the production site and serves it on PORT (4173). */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  return (await build(args, streams)) || (await serve(args, streams));
}
