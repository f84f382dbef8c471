import type {Plugin} from 'vite';

/**
 * Lets the bundler leave out what the site does not use of react-router, 4 kB gzipped of 13: the package makes components
 * by calls that are not marked as free of side effects, and names them by assignments, either of which keeps them.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return undefined;
      const shakable = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
      return {code: shakable, map: null};
    },
  };
}
