import { join } from 'node:path'
import { type CardLine, cardSize, type PageCard } from '@app/schemas/pages/page-card'
import type { OverlayOptions } from 'sharp'
import { escaped } from '../../../http/answer/escaped.ts'

/** The fonts that the web build makes for pictures. Named in full: the machine may have none, or others of these names. */
const fonts = {
  headline: { file: 'fraunces-600.ttf', family: 'Fraunces', weight: 600 },
  text: { file: 'figtree-400.ttf', family: 'Figtree Light', weight: 400 },
  strong: { file: 'figtree-600.ttf', family: 'Figtree Light', weight: 600 },
} as const

/** With it a point is a pixel. */
const dpi = 72

/** The picture of a card, as a file. Drawn beside the thread that answers requests. */
export async function renderCard({ drawing, lines }: PageCard, webFolder: string): Promise<Buffer> {
  const { width, height } = cardSize
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing))
    .resize(width, height)
    .composite(lines.map((line) => overlayOf(line, join(webFolder, 'server-fonts'))))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer()
}

function overlayOf({ text, font, sizePx, colour, x, y, width }: CardLine, folder: string): OverlayOptions {
  const { file, family, weight } = fonts[font]
  const markup = `<span foreground="${colour}" font_family="${family}" weight="${weight}" size="${sizePx}pt">${escaped(text)}</span>`
  return { input: { text: { text: markup, fontfile: join(folder, file), width, dpi, rgba: true, wrap: 'word' } }, left: x, top: y }
}
