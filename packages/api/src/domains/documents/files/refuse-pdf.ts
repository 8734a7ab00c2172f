import { createInflate } from 'node:zlib'
import type { FileProblem } from './file-problem.ts'
import { isMixed } from './is-mixed.ts'

/** All that a document may unfold to. */
const mostUnfoldedBytes = 128 * 2 ** 20
/** What of it is looked at: the parts that can hold objects. */
const mostObjectBytes = 16 * 2 ** 20
const mostStreams = 20_000
/** What grows more than this, and is large then, was made to grow. */
const mostGrowth = 200
const growsFreelyBytes = 8 * 2 ** 20

const active = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'OpenAction', 'AA', 'RichMedia', 'XFA', 'SubmitForm']
const moreActive = ['ImportData', 'GoToE', 'GoToR', 'Rendition', 'Movie', 'Sound', 'Collection', 'Filespec', 'AF', '3D']
const activeName = new RegExp(`/(${[...active, ...moreActive].join('|')})(?![\\w#.-])`)
const lockedName = /\/Encrypt(?![\w#.-])/

/** What is wrong with a PDF, if anything. It is never opened with a reader: nothing in it gets to run here. */
export async function refusePdf(bytes: Buffer): Promise<FileProblem | undefined> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-(1\.[0-7]|2\.0)[\r\n ]/.test(text)) return 'broken'
  // What comes after the end is no part of it.
  if (!/%%EOF[\s\0]*$/.test(text.slice(-1_024)) || !/\bstartxref\s+\d+\s+%%EOF/.test(text.slice(-1_024))) return 'broken'
  if (!/\/Root\b/.test(text) && !/\/ObjStm\b/.test(text)) return 'broken'
  if (isMixed(bytes, 'pdf')) return 'mixed'
  const { outside, streams } = splitStreams(text)
  if (streams.length > mostStreams) return 'broken'
  return refuseNames(outside) ?? refuseStreams(bytes, streams)
}

type Stream = { readonly head: string; readonly start: number; readonly end: number }

/** The text outside of streams, and where these are. Inside of streams any letters may occur by chance, so only plain text counts. */
function splitStreams(text: string): { readonly outside: string; readonly streams: readonly Stream[] } {
  const streams: Stream[] = []
  const parts: string[] = []
  let last = 0
  for (const found of text.matchAll(/>>[\s\0]*stream(?:\r\n|\n|\r)/g)) {
    const start = found.index + found[0].length
    if (found.index < last) continue
    const end = text.indexOf('endstream', start)
    if (end < 0) break
    parts.push(text.slice(last, start), plainRuns(text.slice(start, end)))
    streams.push({ head: text.slice(Math.max(last, text.lastIndexOf(' obj', found.index)), found.index + 2), start, end })
    last = end
  }
  parts.push(text.slice(last))
  return { outside: parts.join(' '), streams }
}

/** Runs of letters that are too long to be there by chance. */
function plainRuns(text: string): string {
  return (text.match(/[\t\n\r\x20-\x7e]{24,}/g) ?? []).join(' ')
}

function refuseNames(text: string): FileProblem | undefined {
  const plain = withoutNumbers(text)
  if (lockedName.test(plain)) return 'locked'
  return activeName.test(plain) ? 'active' : undefined
}

/** A name may be written with numbers for its letters: /J#61vaScript. */
function withoutNumbers(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

async function refuseStreams(bytes: Buffer, streams: readonly Stream[]): Promise<FileProblem | undefined> {
  let unfolded = 0
  let looked = 0
  for (const { head, start, end } of streams) {
    const about = withoutNumbers(head)
    const holdsObjects = /\/ObjStm\b/.test(about)
    if (holdsObjects && !canBeRead(about)) return 'active'
    if (holdsObjects && !/\/Filter\b/.test(about) && refuseNames(bytes.toString('latin1', start, end))) return 'active'
    if (!/\/Filter\s*\[?\s*\/Fl/.test(about)) continue
    const keep = holdsObjects ? mostObjectBytes - looked : 0
    const { size, kept } = await unfold(bytes.subarray(start, end), mostUnfoldedBytes - unfolded, keep)
    unfolded += size
    looked += kept.length
    if (unfolded >= mostUnfoldedBytes || looked >= mostObjectBytes) return 'large'
    const refused = refuseNames(kept.toString('latin1'))
    if (refused) return refused
  }
  return undefined
}

/** Objects that are folded in any but the usual way are not looked for: there is no honest reason to hide them. */
function canBeRead(head: string): boolean {
  if (/\/Predictor\s+(?!1\b)/.test(head)) return false
  return !/\/Filter\b/.test(head) || /\/Filter\s*(\/(FlateDecode|Fl)(?!\w)|\[\s*\/(FlateDecode|Fl)\s*\])/.test(head)
}

/** Unfolds a stream without keeping it, but for what is to be looked at. One that is broken counts as far as it goes. */
async function unfold(folded: Buffer, most: number, keep: number): Promise<{ readonly size: number; readonly kept: Buffer }> {
  const inflate = createInflate()
  const kept: Buffer[] = []
  let size = 0
  let room = keep
  inflate.end(folded)
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length
      if (room > 0) kept.push(chunk.subarray(0, room))
      room -= chunk.length
      if (size > growsFreelyBytes && size > folded.length * mostGrowth) return { size: mostUnfoldedBytes, kept: Buffer.concat(kept) }
      if (size >= most) break
    }
  } catch {
    // What cannot be unfolded cannot be shown either.
  }
  return { size, kept: Buffer.concat(kept) }
}
