import { useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { LinkKind } from '../link-kind.ts'
import styles from '../link-window.module.css'
import { words } from '../link-window.words.ts'
import { findInstitutions, type Institution } from '../sandbox-institutions.ts'

type Props = {
  readonly kind: LinkKind
  readonly onPick: (institution: Institution) => void
  readonly onClose: () => void
}

/** The institutions, fewer with each letter that is typed. */
export function SearchStage({ kind, onPick, onClose }: Props) {
  const said = useWords(words)
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = findInstitutions(kind, typed)
  return (
    <div className={styles.stage}>
      <div className={styles.part}>
        <label htmlFor={id}>{said.search}</label>
        <TextInput id={id} type="search" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
      <p className={styles.count} role="status">
        {found.length > 0 ? said.found(found.length) : said.none}
      </p>
      <ul className={styles.institutions}>
        {found.map((institution) => (
          <li key={institution.id}>
            <button type="button" className={styles.institution} onClick={() => onPick(institution)}>
              {institution.name}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onClose}>
        {said.close}
      </Button>
    </div>
  )
}
