import { hasWords } from '@app/schemas/rules/answers/search-words'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useBrand } from '../../../client/service/page-data.ts'
import type { User } from '../../../client/session/session.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Link } from '../../../ui/link.tsx'
import { More } from '../../../ui/more.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../../frame/parts.module.css'
import type { Answer } from './answer.ts'
import own from './answers.module.css'
import { words } from './answers.words.ts'
import { words as questionWords } from './questions.words.ts'
import { useAnswers } from './use-answers.ts'

/** What people come with, each with its answer from their own state. What matters now stands first and is open. */
export function Answers({ user }: { readonly user: User }) {
  const said = useWords(words)
  const asked = useWords(questionWords)
  const [typed, setTyped] = useState('')
  const { answers, open } = useAnswers(user)
  const isLooking = typed.trim() !== ''
  const shown = answers.filter(({ question, lines }) => {
    const { asks, also, link } = asked[question]
    return !isLooking || hasWords([asks, also, link, ...lines].join(' '), typed)
  })
  return (
    <section className={styles.part} aria-labelledby="answers">
      <VisuallyHidden>
        <h2 id="answers">{said.title}</h2>
      </VisuallyHidden>
      <FieldFrame id="look-through" label={said.search}>
        <TextInput id="look-through" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </FieldFrame>
      <p role="status" className={styles.news}>
        {isLooking && (shown.length > 0 ? said.found(shown.length) : said.none)}
      </p>
      {shown.length === 0 && (
        <a className={styles.more} href="#ask">
          {said.ask}
        </a>
      )}
      <div className={own.list}>
        {shown.map((one) => (
          <AnswerLine key={one.question} answer={one} isOpen={isLooking ? shown.length === 1 : open.includes(one.question)} />
        ))}
      </div>
    </section>
  )
}

function AnswerLine({ answer: { question, lines, to, link }, isOpen }: { readonly answer: Answer; readonly isOpen: boolean }) {
  const { asks } = useWords(questionWords)[question]
  const brand = useBrand()
  return (
    <More title={asks} isOpen={isOpen}>
      {lines.map((line) => (
        <p key={line} className={own.line}>
          {fillBrandWords(line, brand)}
        </p>
      ))}
      <Link className={styles.more} to={to} aria-label={`${link}: ${asks}`}>
        {link}
      </Link>
    </More>
  )
}
