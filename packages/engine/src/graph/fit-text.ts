/** Lines of text with the room they take. */
export type TextBlock = { readonly lines: readonly string[]; readonly width: number; readonly height: number }

const lineHeight = 1.35
const narrow = new Set(" .,:;'’!|ijltfr()[]-/")
const wide = new Set('mwMWQOGD@%')

/** How wide a text is drawn, a little generously: fonts differ from machine to machine, and text may not run out of its box. */
export function textWidth(text: string, size: number, bold = false): number {
  let em = 0
  for (const char of text) em += narrow.has(char) ? 0.37 : wide.has(char) ? 0.9 : char >= 'A' && char <= 'Z' ? 0.7 : 0.58
  return em * size * (bold ? 1.15 : 1)
}

/** Breaks a text, after a space or a slash, into lines that fit; text beyond the last line is cut with an ellipsis. */
export function fitText(text: string, size: number, maxWidth: number, maxLines: number, bold = false): TextBlock {
  const lines: string[] = []
  for (const word of text.split(/(?<=[ /])/)) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && textWidth(longer.trimEnd(), size, bold) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, maxLines).map((line) => cut(line.trimEnd(), size, maxWidth, bold))
  if (lines.length > maxLines) shown[maxLines - 1] = cut(`${lines[maxLines - 1]}${lines[maxLines]}`, size, maxWidth, bold, true)
  const width = Math.max(0, ...shown.map((line) => textWidth(line, size, bold)))
  return { lines: shown, width: Math.ceil(width), height: Math.ceil(shown.length * size * lineHeight) }
}

function cut(line: string, size: number, maxWidth: number, bold: boolean, always = false): string {
  if (!always && textWidth(line, size, bold) <= maxWidth) return line
  let shorter = line
  while (shorter.length > 1 && textWidth(`${shorter}…`, size, bold) > maxWidth) shorter = shorter.slice(0, -1)
  return `${shorter.trimEnd()}…`
}
