import { redrawImage } from './redraw-image.ts'

const mostBytes = 110_000_000

// Draws pictures for the service, and is gone when that is.
process.on('message', async (bytes: Uint8Array) => {
  const drawn = await redrawImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  process.send?.({ drawn, isFull: process.memoryUsage.rss() > mostBytes })
})
process.on('disconnect', () => process.exit())
