import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { islandNames } from '@app/schemas/pages/island-names'

const web = fileURLToPath(new URL('../../../../../web', import.meta.url))
const vite = fileURLToPath(new URL('../../../../../../node_modules/vite/bin/vite.js', import.meta.url))

let built: string | undefined

/**
 * What draws the pages, built from what it is made of now, in a folder as the service expects it. The app itself is a line. Built once
 * for all files that a process tests, and gone with the run: fonts that were used must not go before.
 */
export function builtPages(): string {
  built ??= buildPages()
  return built
}

function buildPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const args = ['build', '--config', 'vite.pages.config.ts', '--outDir', join(folder, 'pages'), '--emptyOutDir', '--logLevel', 'error']
  const { status, stderr, stdout } = spawnSync(process.execPath, [vite, ...args], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The pages could not be built. ${stdout}${stderr}`)
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.vite/islands.json'), JSON.stringify(islands))
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><title></title><!--page-head--><!--page-data--><p>The app</p>')
  cpSync(join(web, 'fonts'), join(folder, 'server-fonts'), { recursive: true })
  return folder
}

/** What the build of the app says of its files, as far as pages name them. */
const manifest = {
  'index.html': { file: 'assets/app-1.js', css: ['assets/app-1.css'], imports: ['src/shared.ts'] },
  'src/shared.ts': { file: 'assets/shared-1.js' },
  'src/icon.svg': { file: 'assets/icon-1.svg' },
}

/** And of the scripts of blocks. */
const islands = Object.fromEntries(islandNames.map((name) => [`src/landings/islands/${name}.ts`, { file: `assets/${name}-1.js` }]))
