import { type CardLine, type CardWords, cardSize, type PageCard } from '@app/schemas/pages/page-card'
import { renderToStaticMarkup } from 'react-dom/server'
import markNames from '../../ui/mark.module.css'
import markStyle from '../../ui/mark.module.css?raw'
import { Mark } from '../../ui/mark.tsx'
import pictureNames from '../pictures/picture.module.css'
import pictureStyle from '../pictures/picture.module.css?raw'
import { Picture } from '../pictures/picture.tsx'
import { lightColours, styleIn } from './light-style.ts'

const { width, height } = cardSize
const edge = 72
const headlineAt = 196
/** What follows a headline of so many letters, and no more, is set in this size. */
const headlineSizes = [
  [26, 84],
  [44, 72],
  [60, 62],
  [90, 54],
] as const

/** The picture of a page that is shared: whose it is, its headline, its price and its drawing. */
export function drawCard({ brand, title, price, picture }: CardWords): PageCard {
  const colours = lightColours(brand)
  const style = styleIn(pictureStyle, pictureNames, colours) + styleIn(markStyle, markNames, colours)
  const textWidth = picture ? 600 : width - 2 * edge
  const ink = colours['ink'] ?? ''
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style>{style}</style>
      <rect width={width} height={height} fill={colours['paper']} />
      <rect y={height - 12} width={width} height={12} fill={colours['sun']} />
      <g transform={`translate(${edge - 6} 54) scale(2.2)`}>
        <Mark />
      </g>
      {picture && (
        <svg aria-hidden="true" x={width - 520} y={112} width={468} height={400}>
          <Picture name={picture} />
        </svg>
      )}
    </svg>,
  )
  const lines: readonly (CardLine | undefined)[] = [
    { text: brand.name, font: 'strong', sizePx: 38, colour: ink, x: edge + 62, y: 64, width: 600 },
    { text: title, font: 'headline', sizePx: headlineSize(title), colour: ink, x: edge, y: headlineAt, width: textWidth },
    price
      ? { text: price, font: 'text', sizePx: 32, colour: colours['muted'] ?? ink, x: edge, y: 536, width: width - 2 * edge }
      : undefined,
  ]
  return { drawing, lines: lines.flatMap((line) => line ?? []) }
}

function headlineSize(title: string): number {
  return headlineSizes.find(([letters]) => title.length <= letters)?.[1] ?? 48
}
