/** The modules that fetch the parts of all calculators: `virtual:calculators` and `virtual:profiles` (app/environment.d.ts). */
import type {SiteScripts} from './partScripts.ts';

const names = ['virtual:calculators', 'virtual:profiles'] as const;

type VirtualModules = Readonly<Record<(typeof names)[number], string>>;

const resolvedId = (name: string): string => `\0${name}`;

/** The id of a virtual module; undefined for any other. */
export function resolveVirtual(name: string): string | undefined {
  return names.some((each) => each === name) ? resolvedId(name) : undefined;
}

/** The source of a virtual module by its id; undefined for any other. */
export function loadVirtual(id: string, modules: () => VirtualModules): string | undefined {
  const name = names.find((each) => resolvedId(each) === id);
  return name && modules()[name];
}

const definitions = `['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*']`;

/** In development, each part is a module. */
export const modulesInDevelopment: VirtualModules = {
  'virtual:calculators': `
export const forms = import.meta.glob(${definitions});
export const documentations = import.meta.glob(${definitions}, {query: '?documentation'});
`,
  'virtual:profiles': `
const profiles = import.meta.glob(${definitions}, {query: '?profile', import: 'default'});
export async function fetchProfiles() {
  const makers = await Promise.all(Object.values(profiles).map((fetchProfile) => fetchProfile()));
  return makers.filter((make) => make !== undefined);
}
`,
};

/**
 * In a build, parts are scripts, but for those that the bundler makes.
 * @param folder the URL of the scripts while Node renders the pages; undefined in a browser
 */
export function modulesInBuild({calculators, profiles}: SiteScripts, folder: string | undefined): VirtualModules {
  const importScript =
    folder === undefined
      ? `import {importScript} from '/src/app/fetchFirst.ts';\n`
      : `const importScript = (file) => import(/* @vite-ignore */ ${JSON.stringify(folder)} + file);\n`;
  const byPath = (part: 'calculator' | 'documentation'): string => {
    const entries = [...calculators].map(([path, {[part]: script}]) => {
      const module = JSON.stringify(`/${path}${part === 'calculator' ? '' : `?${part}`}`);
      return `  ${JSON.stringify(`/${path}`)}: () => ${script ? fetchOf(script.file) : `import(${module})`},\n`;
    });
    return `{\n${entries.join('')}}`;
  };
  return {
    'virtual:calculators': `${importScript}
export const forms = ${byPath('calculator')};
export const documentations = ${byPath('documentation')};
`,
    'virtual:profiles': `${importScript}
export const fetchProfiles = async () => (await ${fetchOf(profiles.file)}).default;
`,
  };
}

const fetchOf = (file: string): string => `importScript(${JSON.stringify(file)})`;
