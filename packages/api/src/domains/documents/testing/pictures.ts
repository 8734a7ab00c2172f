import sharp, { type Sharp } from 'sharp'

type Size = { readonly width: number; readonly height: number }

/** Where the photo was taken, as a telephone writes it down. */
const place = {
  IFD0: { Make: 'Canary phone', Model: 'Quill 7', Artist: 'Ottoline Larkspur', Copyright: 'canary' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 39/1 2345/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '68/1 42/1 1234/100',
  },
}

/** A picture with something to see in it: no two columns are alike. */
export function picture({ width, height }: Size = { width: 640, height: 400 }): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let index = 0; index < data.length; index += 3) {
    const [x, y] = [(index / 3) % width, Math.floor(index / 3 / width)]
    data[index] = (x * 255) / width
    data[index + 1] = (y * 255) / height
    data[index + 2] = (x ^ y) & 255
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A photo as a telephone makes it: it says who, with what and where, and how the telephone was held. */
export function photo(size?: Size, orientation = 1): Promise<Buffer> {
  return picture(size).withExif(place).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer()
}
