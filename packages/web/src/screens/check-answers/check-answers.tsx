import { useWords } from '../../client/language.ts'
import { More } from '../../ui/more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePaper } from '../paper.ts'
import type { ScreenProps } from '../screen-props.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './check-answers.module.css'
import { words } from './check-answers.words.ts'
import { useGiven } from './use-given.ts'

type Props = Pick<ScreenProps, 'mode' | 'step' | 'facts'>

/** So many lines can be looked over at once; more of them open part by part. */
const mostOpen = 12

/**
 * Every answer of the steps before this one, with a way to change it that comes back: shown before anything is signed, sent or moved.
 * On a step that nothing was asked before it shows nothing.
 */
export function CheckAnswers({ mode, step, facts }: Props) {
  const said = useWords(words)
  const isOnPaper = usePaper() !== undefined
  const { parts = isOnPaper ? [] : undefined, isIncomplete } = useGiven({ mode, step, facts })
  if (!parts) return <Skeleton />
  const count = parts.reduce((sum, { answers }) => sum + answers.length, 0)
  if (count === 0 && !isIncomplete && !isOnPaper) return null
  const name = mode.flow.resolved.mode
  return (
    <section className={styles.check} aria-labelledby="check-answers">
      <h2 id="check-answers" className={styles.title}>
        {said.title}
      </h2>
      <p className={styles.about}>{said.about}</p>
      {isIncomplete && <p role="status">{said.incomplete}</p>}
      <div className={styles.parts}>
        {parts.map(({ section, answers }) => (
          <More key={section} title={said.show(section || said.others, answers.length)} isOpen={count <= mostOpen}>
            <AnswerList answers={answers} mode={name} returnTo={step.step} />
          </More>
        ))}
      </div>
    </section>
  )
}
