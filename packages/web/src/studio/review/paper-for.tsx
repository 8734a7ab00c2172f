import type { Condition } from '@app/schemas/flow/condition'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { ReactNode } from 'react'
import { useWords } from '../../client/language.ts'
import { mostRadios } from '../../screens/fields/choice/choice.tsx'
import type { ShownField } from '../../screens/fields/shown-field.ts'
import type { Paper } from '../../screens/paper.ts'
import { reviewWords } from './review.words.ts'
import styles from './review-page.module.css'

/** Notes around the parts of a step on paper: when each is shown, and what it says only at times. */
export function paperFor(say: (condition: Condition) => string, parts: StepFile['parts'] = []): Paper {
  return {
    Block: ({ block, children }) => (
      <OnlyWhen condition={block.when && say(block.when)}>
        {block.folds !== undefined && <FoldedUnder title={block.folds} />}
        {children}
      </OnlyWhen>
    ),
    Panel: ({ block }) => <LiveData name={block.panel} empty={block.empty} />,
    Field: ({ field, children }) => (
      <OnlyWhen condition={field.when && say(field.when)}>
        <PageBegins part={parts.find(({ fields }) => fields[0] === field.name)} />
        <div className={styles.field}>
          {children}
          <Answers field={field} />
          <Messages field={field} />
        </div>
      </OnlyWhen>
    ),
  }
}

function OnlyWhen({ condition, children }: { readonly condition: string | undefined; readonly children: ReactNode }) {
  const { onlyWhen } = useWords(reviewWords)
  if (condition === undefined) return children
  return (
    <div className={styles.only}>
      <p className={styles.when}>
        <span className={styles.tag}>{onlyWhen}</span> {condition}
      </p>
      {children}
    </div>
  )
}

/** What a press unfolds on screens. */
function FoldedUnder({ title }: { readonly title: string }) {
  const said = useWords(reviewWords)
  return (
    <p>
      <span className={styles.tag}>{said.folded}</span> {title}
    </p>
  )
}

/** Where a step asks on several pages: the heading of the page that begins with this field. */
function PageBegins({ part }: { readonly part: NonNullable<StepFile['parts']>[number] | undefined }) {
  const said = useWords(reviewWords)
  if (part?.title === undefined) return null
  return (
    <p>
      <span className={styles.tag}>{said.ownPage}</span> {[part.title, part.lead].filter(Boolean).join(' – ')}
    </p>
  )
}

/** Data of a person, where there is no person: what it is, and what is shown while there is none. */
function LiveData({ name, empty }: { readonly name: string; readonly empty: string | undefined }) {
  const said = useWords(reviewWords)
  return (
    <div className={styles.panel}>
      <p className={styles.muted}>{said.panel(name.replaceAll('-', ' '))}</p>
      {empty !== undefined && (
        <p>
          <span className={styles.tag}>{said.whenEmpty}</span> {empty}
        </p>
      )}
    </div>
  )
}

const drawnAnswers: ReadonlySet<string> = new Set(['choice', 'choices', 'yes-no'])

/** Answers that a closed list holds, that come with each account, or that are offered only for a part of the year. */
function Answers({ field: { type, options = [], fixedOptions = [] } }: { readonly field: ShownField }) {
  const said = useWords(reviewWords)
  const isDrawn = drawnAnswers.has(type) && options.length <= mostRadios
  const listed = [
    ...options.filter(({ until }) => !isDrawn || until !== undefined).map(({ label, help }) => [label, help].filter(Boolean).join(' – ')),
    ...fixedOptions,
  ]
  if (listed.length === 0) return null
  return (
    <div className={styles.more}>
      <p className={styles.tag}>{options.length > 0 ? said.answers : said.firstAnswers}</p>
      <ul>
        {listed.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** Every message that the field can give, with the rule or the answer that brings it up. */
function Messages({ field: { errors = {}, options = [] } }: { readonly field: ShownField }) {
  const said = useWords(reviewWords)
  const ofAnswers = options.flatMap(({ label, error }) => (error === undefined ? [] : [[said.after(label), error] as const]))
  const ofRules = Object.entries(errors).flatMap(([rule, text]) => (typeof text === 'string' ? [[rule, text] as const] : []))
  const messages = [...ofAnswers, ...ofRules]
  if (messages.length === 0) return null
  return (
    <ul className={styles.messages} aria-label={said.messages}>
      {messages.map(([when, text]) => (
        <li key={when}>
          <span className={styles.tag}>{when}</span> {text}
        </li>
      ))}
    </ul>
  )
}
