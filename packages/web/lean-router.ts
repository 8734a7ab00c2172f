import type { Plugin } from 'vite'

/**
 * The router is one file with parts for servers, forms and lists of pages that nobody here uses. A bundler leaves them out only
 * where it can see that making them does nothing. If the file is written otherwise one day, it is bigger again and still right.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          // Only pages that a server makes have such a context.
          .replaceAll(/^\w+\.contextType = RSC\w+;$/gm, '')
          .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext|lazy)\()/g, ' = /* @__PURE__ */ $1')
          .replace('const ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
    },
  }
}
