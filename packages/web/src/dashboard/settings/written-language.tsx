import { useState } from 'react'
import { type Language, useLanguage, useWords, type Words } from '../../client/language.ts'
import { type User, useSession } from '../../client/session/session.ts'
import { writeLanguage } from '../../client/session/write-language.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import styles from './settings.module.css'

type Own = { readonly other: string; readonly change: string; readonly changed: string }

const words: Words<Own> = {
  en: {
    other: 'We write your e-mails and texts in Spanish.',
    change: 'Write to me in English',
    changed: 'We write your e-mails and texts in English now.',
  },
  es: {
    other: 'Nuestros correos y mensajes de texto para ti están en inglés.',
    change: 'Escríbanme en español',
    changed: 'Ahora nuestros correos y mensajes de texto para ti están en español.',
  },
}

/** A language that was chosen on this device before signing in is the page’s alone: where we write to the person in another, it is said. */
export function WrittenLanguage() {
  const { user } = useSession()
  return user && user !== 'unknown' ? <OfPerson user={user} /> : null
}

function OfPerson({ user }: { readonly user: User }) {
  const said = useWords(words)
  const spoken = useLanguage()
  const [changedTo, setChangedTo] = useState<Language>()
  if (user.language === spoken) return <OutcomeLine text={changedTo === spoken ? said.changed : ''} />
  return (
    <div className={styles.inner}>
      <p>{said.other}</p>
      <div>
        <ActButton act={() => writeLanguage(user.pk, spoken)} onDone={() => setChangedTo(spoken)}>
          {said.change}
        </ActButton>
      </div>
    </div>
  )
}
