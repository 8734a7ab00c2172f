import { useEffect, useRef, useState } from 'react'
import styles from './file-preview.module.css'

type Props = { readonly file: File; readonly label: string }

const longestSide = 560

/** A photo as it will be sent, drawn by this page alone: it goes nowhere for that. One that cannot be drawn shows no preview. */
export function FilePreview({ file, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    setBroken(false)
    void draw(file, canvas.current, () => isGone).catch(() => isGone || setBroken(true))
    return () => {
      isGone = true
    }
  }, [file])
  return isBroken ? null : <canvas ref={canvas} className={styles.preview} role="img" aria-label={label} />
}

async function draw(file: File, canvas: HTMLCanvasElement | null, isGone: () => boolean): Promise<void> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  if (canvas && !isGone()) {
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  image.close()
}
