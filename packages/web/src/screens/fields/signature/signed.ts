/** The lines of a drawing: x, y, x, y … of each, as whole numbers from 0 to 1000. */
export type Strokes = readonly (readonly number[])[]

/** A signature in its field: the typed name, and the drawing that may go with it. */
export type Signed = { readonly typed: string; readonly strokes?: Strokes | undefined }

export function signedOf(value: unknown): Signed {
  if (typeof value === 'string') return { typed: value }
  if (typeof value !== 'object' || value === null) return { typed: '' }
  const typed = 'typed' in value && typeof value.typed === 'string' ? value.typed : ''
  const strokes = 'strokes' in value && Array.isArray(value.strokes) ? (value.strokes as Strokes) : undefined
  return { typed, strokes }
}

const drawnTo = 1_000
const mostNumbers = 3_600

type Point = { readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

/** What was drawn, whatever the size of the box: fine enough to be known again, and short enough to be sent. */
export function strokesOf(lines: readonly (readonly Point[])[], { width, height }: Size): Strokes {
  const count = lines.reduce((sum, points) => sum + points.length, 0)
  const step = Math.max(1, Math.ceil((count * 2) / mostNumbers))
  const place = (at: number, size: number) => Math.min(drawnTo, Math.max(0, Math.round((at / size) * drawnTo)))
  return lines
    .filter(({ length }) => length > 0)
    .map((points) =>
      points
        .filter((_point, index) => index % step === 0 || index === points.length - 1)
        .flatMap(({ x, y }) => [place(x, width), place(y, height)]),
    )
}
