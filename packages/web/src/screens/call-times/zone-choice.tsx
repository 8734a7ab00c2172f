import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { chooseTimeZone, useTimeZone, zonesToChoose, zoneWords } from '../data/calls/time-zone.ts'
import styles from './time-picker.module.css'
import { words } from './time-picker.words.ts'

/** In which zone times are shown, and a way to change it. */
export function ZoneChoice({ id }: { readonly id: string }) {
  const said = useWords(words)
  const zone = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <p className={styles.zone}>
        <span>
          {said.zone} <strong>{zoneWords(zone)}</strong>
        </span>
        <button type="button" className={styles.link} onClick={() => setOpen(true)}>
          {said.change}
        </button>
      </p>
    )
  }
  return (
    <div className={styles.zones}>
      <label htmlFor={`${id}-zone`}>{said.otherZone}</label>
      <SelectInput
        id={`${id}-zone`}
        // A person who asked for the list wants the focus in it.
        autoFocus
        options={zonesToChoose(zone).map((one) => ({ value: one, label: zoneWords(one) }))}
        value={zone}
        onChange={chooseTimeZone}
      />
    </div>
  )
}
