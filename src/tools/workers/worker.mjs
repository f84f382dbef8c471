// What every thread of a pool runs. Plain JavaScript, because a thread does not inherit the loader of TypeScript.
import {register} from 'tsx/esm/api';

register();

/**
 * Calls an exported function of a module.
 * @param {{module: string, name: string, args: readonly unknown[]}} call
 */
export default async function runCall({module, name, args}) {
  return (await import(module))[name](...args);
}
