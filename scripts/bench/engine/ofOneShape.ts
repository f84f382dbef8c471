/**
 * An object that shares its hidden shape with all that were made of the same names, as the answers of a form do. V8 gives
 * up sharing the shapes of plain objects in a process that has made as many as the compiler does; reading them would
 * then be what is timed.
 */
export class OfOneShape<Value> {
  readonly [name: string]: Value;

  constructor(entries: readonly (readonly [name: string, value: Value])[]) {
    Object.assign(this, Object.fromEntries(entries));
  }
}
