import { completeFacts, describeCondition } from '@app/engine'
import type { ReviewedScreen as Screen, Vocabulary } from '@app/engine/author'
import { useMemo } from 'react'
import { useWords } from '../../client/language.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { PaperContext } from '../../screens/paper.ts'
import { StepPage } from '../../screens/step-page.tsx'
import { paperFor } from './paper-for.tsx'
import { reviewWords } from './review.words.ts'
import styles from './review-page.module.css'

type Props = { readonly screen: Screen; readonly mode: WalkedMode; readonly vocabulary: Vocabulary }

/** One screen, drawn by the page that people see, and beside it what a reviewer asks about it. */
export function ReviewedScreen({ screen, mode, vocabulary }: Props) {
  const { step, number, place } = screen
  const said = useWords(reviewWords)
  const file = mode.steps[step] ?? screen.file
  const paper = useMemo(() => paperFor((condition) => describeCondition(condition, vocabulary), file.parts), [vocabulary, file])
  return (
    <article className={styles.screen} id={anchorOf(step)}>
      <h2>
        {number} <code>{step}</code> {place !== 'main' && <span className={styles.tag}>{said.places[place]}</span>}
      </h2>
      <div className={styles.pair}>
        <div className={styles.drawn}>
          <PaperContext value={paper}>
            <StepPage mode={mode} step={file} facts={completeFacts(mode.flow, {})} onDone={nothing} onAction={nothing} />
          </PaperContext>
        </div>
        <Facts screen={screen} />
      </div>
    </article>
  )
}

/** Who gets to see the screen, what comes of it, and where its words are changed. */
function Facts({ screen: { path, reached, needs, completes, file } }: { readonly screen: Screen }) {
  const said = useWords(reviewWords)
  return (
    <dl className={styles.facts}>
      <dt>{said.file}</dt>
      <dd>
        <code>flows/{path}</code>
      </dd>
      {reached.length > 0 && (
        <>
          <dt>{said.reached}</dt>
          {reached.map((way) => (
            <dd key={way}>{way}</dd>
          ))}
        </>
      )}
      <dt>{said.needs}</dt>
      <dd>{needs ?? said.nothing}</dd>
      <dt>{said.completes}</dt>
      <dd>{completes ?? said.nothing}</dd>
      {file.actions?.map(({ label, to, leave, mode }) => (
        <div key={label} className={styles.row}>
          <dt>{said.button}</dt>
          <dd>{said.leads(label, to, leave, mode)}</dd>
        </div>
      ))}
      <dt>{said.kind}</dt>
      <dd>{file.kind}</dd>
    </dl>
  )
}

export function anchorOf(step: string): string {
  return `step-${step.replaceAll('/', '-')}`
}

function nothing(): void {}
