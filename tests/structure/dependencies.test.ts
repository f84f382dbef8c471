// Does src/README.md list exactly the packages that the project depends on?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;
const [, section] = /\n## Dependencies\n([^]*?)(?=\n## |$)/.exec(readFileSync('src/README.md', 'utf8'))!;
/** `@testing-library/*` means all packages of a scope. */
const named = [...section!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const names = (name: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern.replace(/^(zod)\/mini$/, '$1');

const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

it('every package is listed with its reason', () => {
  expect(packages.filter((name) => !named.some((pattern) => names(name, pattern)))).toEqual([]);
});

it('every listed package is used by the project', () => {
  expect(named.filter((pattern) => !packages.some((name) => names(name, pattern)))).toEqual([]);
});

it('every version is exact', () => {
  const versions = Object.entries({...dependencies, ...devDependencies});
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
