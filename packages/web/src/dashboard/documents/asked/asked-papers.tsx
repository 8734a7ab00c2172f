import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../../frame/parts.module.css'
import { words } from './asked.words.ts'
import { askedPapers } from './asked-data.ts'
import { AskedPaper } from './asked-paper.tsx'

/** What is asked of a person, each with its reason and its file. Renders nothing when nothing is. */
export function AskedPapers() {
  const said = useWords(words)
  const held = askedPapers.use()
  const [sent, setSent] = useState('')
  useEffect(() => void askedPapers.load(true), [])
  const { data } = held
  if (!held.failure && (data === undefined || (data.length === 0 && sent === ''))) return null
  return (
    <section className={styles.part} aria-labelledby="asked">
      <h2 id="asked">{said.title}</h2>
      <OutcomeLine text={sent} />
      <Loaded of={held} empty={undefined}>
        {(all) => (
          <>
            {all.length > 0 && <p className={styles.about}>{said.about}</p>}
            {all.map((request) => (
              <AskedPaper
                key={request.investigation_document_id}
                request={request}
                onSent={(name) => {
                  const isOpen = askedPapers.peek()?.some((one) => one.investigation_document_id === request.investigation_document_id)
                  setSent(isOpen ? said.otherSide : said.received(name))
                }}
              />
            ))}
          </>
        )}
      </Loaded>
    </section>
  )
}
