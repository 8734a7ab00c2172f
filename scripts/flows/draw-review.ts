import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Review } from '@app/engine/author'
import { build } from '../build.ts'

const folder = join(import.meta.dirname, '../../packages/web/dist/review')
const script = join(folder, 'draw-review.js')

/** A review as a page of its own, drawn by the built web; undefined when that cannot be built. */
export function drawReview(review: Review, language: string): string | undefined {
  if (!existsSync(script) && !build()) return undefined
  // Pages find out by their address which language they speak, and listen for other windows: they get a process of their own.
  const draw = `
    Object.assign(globalThis, { location: { search: '?language=${language}', href: 'http://review/' }, matchMedia: () => ({ matches: false }) })
    const { drawReview } = await import('${pathToFileURL(script).href}')
    const { review, style } = JSON.parse(await (await import('node:stream/consumers')).text(process.stdin))
    process.stdout.write(await drawReview(review, style), () => process.exit())`
  const input = JSON.stringify({ review, style: readStyle() })
  const drawn = spawnSync(process.execPath, ['--input-type=module', '--eval', draw], {
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (drawn.status !== 0) console.error(drawn.stderr)
  return drawn.status === 0 ? drawn.stdout : undefined
}

/** The style of the screens, without the fonts: the page loads nothing. */
function readStyle(): string {
  const assets = join(folder, 'assets')
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'))
  return styles.map((name) => readFileSync(join(assets, name), 'utf8').replace(/@font-face\s*{[^}]*}/g, '')).join('\n')
}
