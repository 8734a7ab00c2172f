import { type FlowContext, goneOn, ownWay, type Progress, progressOn } from '@app/engine'
import { useWords, type Words } from '../../client/language.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { useInnerPart } from '../../client/walk/inner-part.ts'
import { minutesOf } from '../../screens/tasks/minutes-of.ts'
import styles from './walk-progress.module.css'

type Own = {
  readonly name: string
  readonly page: (at: number, of: number) => string
  readonly left: (minutes: number) => string
}

const words: Words<Own> = {
  en: {
    name: 'Progress',
    page: (at, of) => `Page ${at} of about ${of}`,
    left: (minutes) => (minutes === 1 ? 'a minute left' : `${minutes} min left`),
  },
  es: {
    name: 'Progreso',
    page: (at, of) => `Página ${at} de unas ${of}`,
    left: (minutes) => (minutes === 1 ? 'falta un minuto' : `faltan ${minutes} min`),
  },
}

/** How far a person is on their own way, in words that are also spoken when they go on. */
export function WalkProgress({ at, of, fraction, minutes }: ShownProgress) {
  const said = useWords(words)
  const text = `${said.page(at, of)} · ${said.left(minutes)}`
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={said.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ inlineSize: `${fraction * 100}%` }} />
      </div>
    </div>
  )
}

type ShownProgress = Progress & { readonly minutes: number }

type Page = { readonly step: string; readonly index: number; readonly trail: number }
/** How far a person was when they last looked. */
export type Seen = { current?: { readonly page: Page; readonly progress: Progress } }

/** Too short to be told how far one is. */
const fewestPages = 3

/** How far a person is on their own way, in pages. Undefined on pages that are on no way, and on ways of a page or two. */
export function useProgress(
  mode: WalkedMode,
  { place, facts, trail: { length: trail } }: FlowContext,
  seen: Seen,
): ShownProgress | undefined {
  const part = useInnerPart()
  const way = ownWay(mode.flow, place, facts)
  if (!way) return undefined
  const page = { step: place.step, index: part.index, trail }
  const now = progressOn(way, part, (step) => pagesOf(mode, step))
  const before = seen.current
  const isSame = before?.page.step === page.step && before.page.index === page.index
  const progress = isSame ? before.progress : before && isOnFrom(before.page, page) ? goneOn(before.progress, now) : now
  seen.current = { page, progress }
  if (progress.of < fewestPages) return undefined
  const left = minutesAt(mode, place.step) * (1 - part.index / part.count)
  return { ...progress, minutes: Math.max(1, Math.round(left + way.ahead.reduce((sum, step) => sum + minutesAt(mode, step), 0))) }
}

function isOnFrom(before: Page, page: Page): boolean {
  return before.step === page.step ? page.index > before.index : page.trail > before.trail
}

/** A page of a question that is not asked of this person may be among them: nobody minds being done sooner. */
function pagesOf({ steps }: WalkedMode, name: string): number {
  const step = steps[name]
  if (step?.paced) return step.fields?.length ?? 1
  return step?.parts?.length ?? 1
}

function minutesAt({ steps }: WalkedMode, name: string): number {
  const step = steps[name]
  return step ? minutesOf(step) : 1
}
