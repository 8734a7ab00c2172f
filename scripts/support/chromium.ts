import { existsSync } from 'node:fs'
import { installPackage } from './install-package.ts'

/** The shell without a window, which takes less of a machine, comes first. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where the browser of the tests is, if there is one. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['CHROMIUM_PATH']
  return (named ? [named] : usual).find((path) => existsSync(path))
}

export const noChromium =
  'The tests in the browser need Chromium. Install it (Debian and Ubuntu: apt-get install chromium-headless-shell), or name one: CHROMIUM_PATH=/path/to/chromium.'

/** Installs it from the packages of the system, where that can be done without asking anybody. Answers whether there is one then. */
export async function bringChromium(): Promise<boolean> {
  if (findChromium()) return true
  if (process.env['CHROMIUM_PATH']) return false
  await installPackage('chromium-headless-shell', 'the tests in the browser')
  return findChromium() !== undefined
}
