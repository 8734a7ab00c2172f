import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { useWords, type Words } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './draw-pad.module.css'
import { paintStrokes } from './paint-strokes.ts'
import { type Strokes, strokesOf } from './signed.ts'

type Own = { readonly name: string; readonly how: string; readonly clear: string }

const words: Words<Own> = {
  en: {
    name: 'Draw your signature',
    how: 'Draw here with a finger, a pen or the mouse. Your typed name is your signature. The drawing goes with it.',
    clear: 'Clear the drawing',
  },
  es: {
    name: 'Dibuja tu firma',
    how: 'Dibuja aquí con el dedo, un lápiz o el ratón. Firma el nombre que escribiste arriba; el dibujo lo acompaña.',
    clear: 'Borrar el dibujo',
  },
}

type Props = { readonly strokes: Strokes | undefined; readonly onChange: (strokes: Strokes | undefined) => void }

/** A box to draw in, for pointers alone: people who use the keyboard have signed by typing, and skip it. */
export function DrawPad({ strokes, onChange }: Props) {
  const said = useWords(words)
  const { canvas, clear } = usePad({ strokes, onChange })
  return (
    <fieldset className={styles.pad}>
      <legend className={styles.name}>{said.name}</legend>
      <p className={styles.how}>{said.how}</p>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={said.name} />
      {strokes && (
        <Button look="small" className={styles.clear} onClick={clear}>
          {said.clear}
        </Button>
      )}
    </fieldset>
  )
}

/** What is drawn on the canvas comes back as strokes, which stay when the canvas changes its size. */
function usePad({ strokes, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const forget = useRef(() => {})
  const changed = useRef(onChange)
  changed.current = onChange
  const shown = useRef(strokes)
  shown.current = strokes

  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    const made = new SignaturePad(drawn, { penColor: getComputedStyle(drawn).color, minWidth: 0.8, maxWidth: 2.4 })
    let before: Strokes = []
    // A canvas that changes its size is empty: what was drawn is drawn again.
    const fit = () => {
      fitToScreen(drawn)
      made.clear()
      before = shown.current ?? []
      paintStrokes(drawn, before)
    }
    const ended = () => changed.current([...before, ...linesOn(drawn, made)])
    forget.current = () => {
      made.clear()
      before = []
    }
    fit()
    const watching = new ResizeObserver(fit)
    watching.observe(drawn)
    made.addEventListener('endStroke', ended)
    return () => {
      watching.disconnect()
      made.removeEventListener('endStroke', ended)
      made.off()
    }
  }, [])

  const clear = () => {
    forget.current()
    onChange(undefined)
  }
  return { canvas, clear }
}

/** As many points as the screen shows, so that lines are sharp. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(1, window.devicePixelRatio)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
}

function linesOn({ offsetWidth: width, offsetHeight: height }: HTMLCanvasElement, pad: SignaturePad): Strokes {
  return strokesOf(
    pad.toData().map(({ points }) => points),
    { width, height },
  )
}
