import { join } from 'node:path'
import { serveSkeleton } from '../web/serve-skeleton.mjs'

const days = 730

/** The bare overview, with answers as long as ours are. */
export function serveBarePage(outDir) {
  const points = Array.from({ length: days }, (_none, at) => ({
    day: new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    value: at,
    paid_in: at,
  }))
  return serveSkeleton(outDir, {
    root: join(import.meta.dirname, 'bare-page'),
    answers: { '/who.json': JSON.stringify({ name: 'Pat' }), '/history.json': JSON.stringify({ points }) },
  })
}
