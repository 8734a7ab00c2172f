import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Line, Lines } from '../../../ui/lines.tsx'
import { More } from '../../../ui/more.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { words } from './letter.words.ts'
import type { Disclosure } from './own-letter.ts'

const shown = 5

/** To whom the letter was shown, when and why: the latest first. */
export function LetterReaders({ all }: { readonly all: readonly Disclosure[] }) {
  const said = useWords(words)
  const earlier = all.slice(shown)
  return (
    <InnerPart title={said.readers}>
      {all.length === 0 && <Empty>{said.noReaders}</Empty>}
      {all.length > 0 && <ReaderLines all={all.slice(0, shown)} />}
      {earlier.length > 0 && (
        <More title={said.earlier}>
          <ReaderLines all={earlier} />
        </More>
      )}
    </InnerPart>
  )
}

function ReaderLines({ all }: { readonly all: readonly Disclosure[] }) {
  return (
    <Lines>
      {all.map(({ pk, recipient, reason, shown_at: at }) => (
        <Line key={pk}>
          <span>
            <strong>{recipient}</strong>
            <br />
            <span className={styles.small}>{reason}</span>
          </span>
          <span className={styles.small}>{dayIn(at)}</span>
        </Line>
      ))}
    </Lines>
  )
}
