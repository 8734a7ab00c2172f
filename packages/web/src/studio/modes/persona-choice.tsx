import type { PersonaFile } from '@app/schemas/flow/persona'
import { type FormEvent, useState } from 'react'
import buttons from '../buttons.module.css'
import fields from '../fields.module.css'
import { addressOf } from '../studio-address.ts'
import type { ListedPersona } from './flows-client.ts'
import styles from './persona-choice.module.css'

type Props = { readonly mode: string; readonly personas: readonly ListedPersona[]; readonly persona: PersonaFile | undefined }

/** Who walks: a new person, or a persona, who starts in their own mode. */
export function PersonaChoice({ mode, personas, persona }: Props) {
  const [chosen, setChosen] = useState(persona?.persona ?? '')
  const here = personas.filter((one) => one.mode === mode)
  const elsewhere = personas.filter((one) => one.mode !== mode)
  const start = (event: FormEvent) => {
    event.preventDefault()
    const target = personas.find((one) => one.persona === chosen)
    window.location.assign(addressOf(target?.mode ?? mode, target?.persona))
  }
  return (
    <section className={styles.choice} aria-label="Who walks">
      <form className={styles.form} onSubmit={start}>
        <div className={fields.field}>
          <label htmlFor="persona">Walk as</label>
          <select id="persona" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Somebody new</option>
            <Personas label="In this mode" personas={here} />
            <Personas label="In another mode" personas={elsewhere} />
          </select>
        </div>
        <button type="submit" className={buttons.quiet}>
          Start
        </button>
      </form>
      {persona && <p className={styles.about}>{persona.about}</p>}
    </section>
  )
}

function Personas({ label, personas }: { readonly label: string; readonly personas: readonly ListedPersona[] }) {
  return (
    personas.length > 0 && (
      <optgroup label={label}>
        {personas.map(({ persona, mode }) => (
          <option key={persona} value={persona}>
            {persona} · {mode}
          </option>
        ))}
      </optgroup>
    )
  )
}
