import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import type { ChartReading } from './chart-data.ts'
import styles from './chart-reader.module.css'
import type { Frame } from './chart-scales.ts'

const words: Words<{ readonly move: (title: string) => string }> = {
  en: { move: (title) => `${title}: choose a day` },
  es: { move: (title) => `${title}: elige un día` },
}

/** As wide as the thumb of the slider, which no browser lets out of its track. */
const thumbPx = 28

/** Which of the readings is looked at: the last one until a finger or a key has chosen another. */
export function useReading(readings: readonly ChartReading[]) {
  const [chosen, setChosen] = useState<number>()
  const index = Math.min(chosen ?? readings.length - 1, readings.length - 1)
  return { index, reading: readings[index], isChosen: chosen !== undefined, setIndex: setChosen }
}

type SliderProps = {
  readonly title: string
  readonly last: number
  readonly index: number
  /** What it shows there. */
  readonly said: string | undefined
  readonly frame: Frame
  readonly onChange: (index: number) => void
}

/** A slider without a look of its own over the whole drawing: it is moved with a finger, with arrow keys, and by a screen reader. */
export function ReadingSlider({ title, last, index, said, frame, onChange }: SliderProps) {
  const { move } = useWords(words)
  const place = {
    left: `${(100 * (frame.left - thumbPx / 2)) / frame.width}%`,
    width: `${(100 * (frame.width - frame.left - frame.right + thumbPx)) / frame.width}%`,
    height: `${(100 * (frame.height - frame.bottom)) / frame.height}%`,
  }
  return (
    <input
      type="range"
      className={styles.slider}
      style={place}
      min={0}
      max={last}
      value={index}
      aria-label={move(title)}
      aria-valuetext={said}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
