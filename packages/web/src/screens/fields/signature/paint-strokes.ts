import type { Strokes } from './signed.ts'

const drawnTo = 1_000

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
    for (let at = 0; at + 1 < stroke.length; at += 2)
      context.lineTo(((stroke[at] ?? 0) / drawnTo) * width, ((stroke[at + 1] ?? 0) / drawnTo) * height)
    context.stroke()
  }
}
