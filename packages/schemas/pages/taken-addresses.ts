import { appAddresses } from './app-addresses.ts'

/** First words of addresses below which nothing is a mode, a step or a public page. */
export const servedWords = ['api', 'assets', 'cards', 'dev', 'docs', 'healthz', 'login', 'metrics', 'preview', 'readyz'] as const

/** Addresses that people type, and the part of a page that has what they expect there. */
export const expectedAddresses = { '/pricing': '/#cost', '/faq': '/#questions', '/login-help': '/my-401k-login#questions' } as const

/** What visitors are asked for, wherever they are. */
const askedOfVisitors = ['/consent', '/person-check'] as const

const taken: ReadonlySet<string> = new Set([
  ...servedWords,
  ...[...appAddresses, ...Object.keys(expectedAddresses), ...askedOfVisitors].map((address) => address.slice(1)),
])

/** Whether a page of this name could never be opened: its address leads to something of ours. */
export function isTakenName(name: string): boolean {
  return taken.has(name)
}
