import { type DragEvent, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import type { FieldProps } from '../field-kind.ts'
import { chosenFile } from './chosen-file.ts'
import { ChosenFile } from './chosen-file-card.tsx'
import styles from './file-input.module.css'
import { FilePicker } from './file-picker.tsx'
import { words } from './file-words.ts'
import { useCamera } from './use-camera.ts'

/** A photo to take or a file to choose, seen before it is sent. It can be dropped here too. */
export function FileField({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  const hasCamera = useCamera()
  const [isOver, setOver] = useState(false)
  const file = chosenFile(value)
  const take = (files: FileList | null) => {
    const [first] = files ?? []
    if (first) onChange(first)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const shared = { onTake: take, label: field.label, isWrong: error !== undefined, described: describedBy(id, { ...field, error }) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way more; the buttons inside do the same for everybody
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file && <ChosenFile file={file} field={field} onRemove={() => onChange(undefined)} hasError={error !== undefined} />}
      <div className={styles.pickers}>
        {hasCamera && <FilePicker {...shared} id={`${id}-photo`} words={file ? said.retake : said.photo} isCamera />}
        <FilePicker {...shared} id={id} words={file ? said.other : said.choose} />
      </div>
      {!hasCamera && !file && <p className={styles.hint}>{said.drop}</p>}
    </div>
  )
}
