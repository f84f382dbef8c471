// The entry point of a pool's threads. Plain JavaScript, because a thread does not inherit the TypeScript loader.
import {register} from 'tsx/esm/api';

register();

/**
 * Calls an exported function of a module.
 * @param {{module: string, name: string, args: readonly unknown[]}} call
 */
export default async function runCall({module, name, args}) {
  return (await import(module))[name](...args);
}
