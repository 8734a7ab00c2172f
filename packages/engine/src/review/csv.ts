import type { ReviewText } from './texts.ts'

/** The texts as a table by RFC 4180: one row each, CRLF between rows, quotes around what needs them. */
export function csv(mode: string, texts: readonly ReviewText[]): string {
  const rows = texts.map(({ step, file, path, kind, text }) => [mode, step, file, path, kind, text])
  return [['mode', 'step', 'file', 'place', 'kind', 'text'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
