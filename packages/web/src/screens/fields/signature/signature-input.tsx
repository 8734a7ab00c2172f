import { type HTMLAttributes, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { late } from '../../../ui/late.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './signature-input.module.css'
import { type Signed, signedOf } from './signed.ts'

type Own = { readonly draw: string; readonly noDraw: string; readonly looks: string; readonly here: string }

const words: Words<Own> = {
  en: { draw: 'Draw it instead', noDraw: 'Leave the drawing out', looks: 'Your signature', here: 'Your name shows here as you type it' },
  es: { draw: 'Dibujarla', noDraw: 'Quitar el dibujo', looks: 'Tu firma', here: 'Tu nombre aparece aquí mientras lo escribes' },
}

const DrawPad = late(
  () => import('./draw-pad.tsx').then((loaded) => loaded.DrawPad),
  () => <div className={styles.loading} />,
)

/** Only these records keep a drawing: elsewhere it would be thrown away. */
const recordsWithDrawing: ReadonlySet<string | undefined> = new Set(['signing_sessions'])

export function SignatureField({ field, id, value, onChange, error }: FieldProps) {
  return (
    <SignatureInput
      id={id}
      signed={signedOf(value)}
      onChange={({ typed, strokes }) => onChange(strokes ? { typed, strokes } : typed)}
      canDraw={recordsWithDrawing.has(field.record)}
      isWrong={error !== undefined}
      describedBy={describedBy(id, { ...field, error })}
    />
  )
}

type Props = {
  readonly id: string
  readonly signed: Signed
  readonly onChange: (signed: Signed) => void
  readonly canDraw: boolean
  readonly isWrong: boolean
  readonly describedBy: HTMLAttributes<HTMLElement>['aria-describedby']
}

/** A name to type, seen as it is typed. It can be drawn as well; without a pointer, typing is all there is to do. */
export function SignatureInput({ id, signed, onChange, canDraw, isWrong, describedBy: described }: Props) {
  const { draw, noDraw, looks, here } = useWords(words)
  const [isDrawing, setDrawing] = useState(signed.strokes !== undefined)
  const { typed } = signed
  const toggle = () => {
    setDrawing(!isDrawing)
    if (isDrawing) onChange({ typed })
  }
  return (
    <div className={styles.signature}>
      <TextInput
        id={id}
        name="signature"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={described}
        aria-required
        onChange={({ target }) => onChange({ ...signed, typed: target.value })}
      />
      <div className={styles.paper} aria-hidden="true">
        <span className={styles.looks}>{looks}</span>
        <span className={typed.trim() ? styles.name : styles.empty}>{typed.trim() || here}</span>
      </div>
      {isDrawing && <DrawPad strokes={signed.strokes} onChange={(strokes) => onChange({ typed, strokes })} />}
      {canDraw && (
        <Button look="small" className={styles.toggle} aria-expanded={isDrawing} onClick={toggle}>
          {isDrawing ? noDraw : draw}
        </Button>
      )}
    </div>
  )
}
