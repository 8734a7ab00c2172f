import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Installs a package of Debian or Ubuntu, where that can be done without asking anybody. */
export async function installPackage(name: string, purpose: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} for ${purpose} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', name]])
    await once(spawn('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
}
