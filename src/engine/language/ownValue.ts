/** The value of an object's own key; an object also has keys that are not its own, such as `constructor`, which may be the name of an option. */
export function ownValue<Value>(object: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
