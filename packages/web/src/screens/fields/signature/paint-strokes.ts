import type { Strokes } from './signed.ts'

const drawnTo = 1_000
const dotLength = 0.1

/** Draws a signature that was drawn before. */
export function paintStrokes(canvas: HTMLCanvasElement, strokes: Strokes): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { offsetWidth: width, offsetHeight: height } = canvas
  context.strokeStyle = getComputedStyle(canvas).color
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const stroke of strokes) {
    context.beginPath()
    // A canvas shows no line without a length: of a dot it gets a short one.
    const dot = stroke.length === 2 ? stroke.map((place) => place + dotLength) : []
    const places = [...stroke, ...dot]
    for (let at = 0; at + 1 < places.length; at += 2)
      context.lineTo(((places[at] ?? 0) / drawnTo) * width, ((places[at + 1] ?? 0) / drawnTo) * height)
    context.stroke()
  }
}
