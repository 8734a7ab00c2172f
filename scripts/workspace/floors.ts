import type { Layers } from './layers.ts'

/**
 * The folders of `packages/web/src`. The shell opens a page by `import()`, when somebody goes there; the page may use the shell, which
 * does not know what is on it.
 */
export const webLayers: Layers = [
  ['client'],
  ['ui'],
  ['account', 'screens'],
  ['shell'],
  ['dashboard', 'desk', 'gallery', 'landings', 'sign-here', 'studio'],
  ['(start)'],
]

/** The folders of `packages/api/src`: what stores and speaks, then partners, then what every domain gets, then the domains. */
export const apiLayers: Layers = [
  ['db', 'failure', 'flows', 'logs'],
  ['archives', 'directory', 'facts', 'jobs', 'ledger', 'security', 'settings'],
  ['core', 'http', 'property-records'],
  ['metrics', 'once', 'partners'],
  ['context'],
  ['domains'],
  ['demo', 'web'],
  ['(start)'],
  ['commands'],
]
