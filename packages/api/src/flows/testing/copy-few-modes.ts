import { cp } from 'node:fs/promises'
import { relative } from 'node:path'
import { flowsFolder } from './flows-folder.ts'

/** Long ones and short ones, and those that the steps of the others name: all of them are sound without the rest. */
const few = new Set([
  'dashboard-bank',
  'dashboard-investor',
  'dashboard-link',
  'dashboard-loan',
  'dashboard-lost-money',
  'dashboard-next',
  'dashboard-rollover',
  'dashboard-savings',
  'dashboard-search',
  'landing-fc-find',
  'landing-fc-iraonly',
  'landing-fc-newfind',
  'landing-fc-newloanalt',
  'landing-fc-refinance',
  'landing-fc-soloonly',
  'landing-reward',
  'landing-rollover',
  'landing-solo-only',
])
const ofOneMode = /^(?:translations\/\w+\/)?(modes|personas)\/(.+)\.json$/

/** Copies the real flows with a third of their modes, which take a fifth of the time to prove: what holds for them holds for all. */
export async function copyFewModes(folder: string): Promise<void> {
  await cp(flowsFolder, folder, { recursive: true, filter: (source) => isWanted(relative(flowsFolder, source).replaceAll('\\', '/')) })
}

function isWanted(path: string): boolean {
  const [, kind, name = ''] = ofOneMode.exec(path) ?? []
  return kind === undefined || (kind === 'modes' && few.has(name))
}
