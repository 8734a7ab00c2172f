import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Review } from '@app/engine/author'

const root = join(import.meta.dirname, '../..')

/** A review as a page of its own, drawn with the screens of the web; undefined when those cannot be built. */
export function drawReview(review: Review, language: string): string | undefined {
  // Built anew each time, in a folder of its own: a page for review must not show the screens of an older build.
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  try {
    return buildScreens(folder) ? drawWith(folder, review, language) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildScreens(folder: string): boolean {
  const vite = join(root, 'node_modules/.bin/vite')
  const args = ['build', '--config', 'vite.review.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  const { status, stdout, stderr } = spawnSync(vite, args, {
    cwd: join(root, 'packages/web'),
    encoding: 'utf8',
    // Otherwise a test's or a developer's environment decides how JSX is compiled.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) console.error(`${stdout}\n${stderr}\nThe screens could not be built.`)
  return status === 0
}

function drawWith(folder: string, review: Review, language: string): string | undefined {
  // Pages find out by their address which language they speak, and listen for other windows: they get a process of their own.
  const draw = `
    Object.assign(globalThis, { location: { search: '?language=${language}', href: 'http://review/' }, matchMedia: () => ({ matches: false }) })
    const { drawReview } = await import('${pathToFileURL(join(folder, 'draw-review.js')).href}')
    const { review, style } = JSON.parse(await (await import('node:stream/consumers')).text(process.stdin))
    process.stdout.write(await drawReview(review, style), () => process.exit())`
  const drawn = spawnSync(process.execPath, ['--input-type=module', '--eval', draw], {
    input: JSON.stringify({ review, style: readStyle(folder) }),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (drawn.status !== 0) console.error(drawn.stderr)
  return drawn.status === 0 ? drawn.stdout : undefined
}

/** The style of the screens, without the fonts: the page loads nothing. */
function readStyle(folder: string): string {
  const assets = join(folder, 'assets')
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'))
  return styles.map((name) => readFileSync(join(assets, name), 'utf8').replace(/@font-face\s*{[^}]*}/g, '')).join('\n')
}
