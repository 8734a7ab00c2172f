import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A page as it is sent. */
export type DrawnPage = {
  readonly html: Buffer
  readonly tag: string
  /** The same, smaller; there a moment after the page was drawn. */
  compressed?: Buffer
}

const compress = promisify(brotliCompress)
/** More versions of pages than there can be of honest ones: partners, variants, and whether they were asked. */
const mostKept = 5_000

/** Keeps every version of a page as long as nothing that it was drawn from is different. */
export function openDrawnPages(): (stamp: string, key: string, draw: () => string) => DrawnPage {
  let drawnAt = ''
  let kept = new Map<string, DrawnPage>()
  return (stamp, key, draw) => {
    if (stamp !== drawnAt || kept.size >= mostKept) {
      drawnAt = stamp
      kept = new Map()
    }
    const known = kept.get(key)
    if (known) return known
    const drawn = drawnPage(draw())
    kept.set(key, drawn)
    void compress(drawn.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((bytes) => {
      drawn.compressed = bytes
    })
    return drawn
  }
}

function drawnPage(text: string): DrawnPage {
  const html = Buffer.from(text)
  return { html, tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}
