/** Longest comment that a ZIP file may have at its end, and the record before it. */
const zipTail = 65_557
const pdfHead = 1_024
const markup = /<(script|html|svg|iframe|!doctype\s+html|\?php)[\s>/]/i

/** Whether a file could be taken for one of another kind, too: an archive at its end, a document at its start, a page anywhere. */
export function isMixed(bytes: Buffer, kind: 'pdf' | 'image'): boolean {
  if (bytes.subarray(-zipTail).includes('PK\x05\x06', 0, 'latin1')) return true
  if (bytes.includes('Rar!\x1a\x07', 0, 'latin1') || bytes.includes('7z\xbc\xaf\x27\x1c', 0, 'latin1')) return true
  if (kind === 'image' && bytes.subarray(0, pdfHead).includes('%PDF-')) return true
  return markup.test(bytes.toString('latin1'))
}
