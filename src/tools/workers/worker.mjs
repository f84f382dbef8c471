// The entry point of a pool's threads. Plain JavaScript, because a thread does not inherit the TypeScript loader.
import {register} from 'tsx/esm/api';

register();

/**
 * Calls an exported function of a module.
 * @param {{module: string, name: string, args: readonly unknown[], port?: import('node:worker_threads').MessagePort}} call
 *   with a port, the function gets a callback as its last argument, whose messages reach the caller while the function runs
 */
export default async function runCall({module, name, args, port}) {
  const report = port && ((message) => port.postMessage(message));
  return (await import(module))[name](...args, ...(report ? [report] : []));
}
