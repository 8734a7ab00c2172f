import { useState } from 'react'
import type { Answered } from '../../client/service/calls.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { openPaper } from '../data/open-paper.ts'
import { words } from './frame.words.ts'
import layout from './layout.module.css'
import styles from './parts.module.css'

type Part = Answered<'GET /api/v1/desk/tasks/{id}/'>['parts'][number]
type Props = { readonly parts: readonly Part[]; readonly customer: string | null }

/** What the service shows of a task or a customer: facts, texts, and papers to open. */
export function Parts({ parts, customer }: Props) {
  return parts.map((part) => (
    <section key={part.title} className={layout.panel}>
      <h2>{part.title}</h2>
      {part.facts.length > 0 && <Facts facts={part.facts.map(({ label, value }) => ({ name: label, value }))} />}
      {part.text.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {customer !== null && part.papers.length > 0 && <Papers papers={part.papers} customer={customer} />}
    </section>
  ))
}

function Papers({ papers, customer }: { readonly papers: Part['papers']; readonly customer: string }) {
  const [problem, setProblem] = useState('')
  const show = async (paper: Part['papers'][number]) => {
    const opened = await openPaper(customer, paper)
    setProblem(opened.ok ? '' : opened.failure.detail)
  }
  return (
    <>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.pk}>
            <span>{paper.title}</span>
            <Button look="word" aria-label={`${words.openPaper}: ${paper.title}`} onClick={() => void show(paper)}>
              {words.openPaper}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
