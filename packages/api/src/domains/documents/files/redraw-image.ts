import sharp, { type Metadata, type Sharp } from 'sharp'
import type { FileProblem } from './file-problem.ts'

const mostPoints = 64_000_000
/** For a picture that has to be decoded as a whole before it can be scaled, by the bytes that a pixel takes then. */
const mostHeldBytes = 80_000_000
const bytesOfLayers = 6
const bytesOfWhole = 9
const longestSide = 3_000
const quality = 85
const longestSeconds = 20

// Decoded pictures are large, and freed sooner when there is one at a time and none is cached.
sharp.cache(false)
sharp.concurrency(1)

/** The same picture, drawn anew: upright, not too large, as a JPEG, and with nothing in it but the picture. */
export async function redrawImage(bytes: Buffer): Promise<Buffer | FileProblem> {
  try {
    const about = await reading(bytes).metadata()
    if (about.width * about.height * heldBytesOf(about) > mostHeldBytes) return 'large'
    return await draw(bytes, about)
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'large' : 'broken'
  }
}

/** Most are read line by line, and nothing is held. */
function heldBytesOf({ format, isProgressive, orientation = 1 }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? bytesOfLayers : 0
  return format === 'webp' || isProgressive || orientation > 1 ? bytesOfWhole : 0
}

/** Made smaller first and turned then: turning needs all of it at once. */
async function draw(bytes: Buffer, { orientation = 1 }: Metadata): Promise<Buffer> {
  const small = reading(bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
  if (orientation <= 1) return finish(small)
  const { data, info } = await small.raw().timeout({ seconds: longestSeconds }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return finish(turn(sharp(data, { raw: { width, height, channels } }), orientation))
}

function finish(image: Sharp): Promise<Buffer> {
  // A better order of its bits would take holding all of it.
  return image.jpeg({ quality, optimiseCoding: false }).timeout({ seconds: longestSeconds }).toBuffer()
}

function reading(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error', sequentialRead: true, pages: 1, autoOrient: false })
}

/** The ways in which a camera may have been held. sharp mirrors first and turns then, whatever is asked for first. */
function turn(image: Sharp, orientation: number): Sharp {
  const [degrees, isMirrored] = turns[orientation] ?? [0, false]
  const turned = degrees === 0 ? image : image.rotate(degrees)
  return isMirrored ? turned.flop() : turned
}

const turns: Readonly<Record<number, readonly [degrees: number, isMirrored: boolean]>> = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [270, true],
  6: [90, false],
  7: [90, true],
  8: [270, false],
}
