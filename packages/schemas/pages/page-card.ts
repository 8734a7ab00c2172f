import type { BrandFile } from '../flow/site/brand.ts'
import type { PictureName } from '../flow/site/pictures.ts'

/** What is shown of a page where somebody shares it, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** What a card is drawn from: the opening of its page, with every word filled in. */
export type CardWords = {
  readonly brand: BrandFile
  readonly title: string
  readonly price: string | undefined
  readonly picture: PictureName | undefined
}

/** A card in two layers: what is drawn as SVG, and over it the lines, which the service sets in fonts of its own. */
export type PageCard = { readonly drawing: string; readonly lines: readonly CardLine[] }

/** A text that begins at `x` and `y`, and goes on in a new line before it is wider than `width`. */
export type CardLine = {
  readonly text: string
  readonly font: 'headline' | 'text' | 'strong'
  readonly sizePx: number
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly width: number
}
