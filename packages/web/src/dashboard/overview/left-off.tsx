import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { language, useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { lastPlace } from '../../client/walk/address.ts'
import { type Begun, begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import { words } from './overview.words.ts'

type Props = {
  readonly person: string
  /** Whether the page shows more than this: then nothing has to be said of what was not begun. */
  readonly hasMore: boolean
  /** Whether nothing is more urgent. */
  readonly isFirst: boolean
}

/** The step on which a person stopped last, and under it everything else that they have begun. Nothing of what is over. */
export function LeftOff({ person, hasMore, isFirst }: Props) {
  const said = useWords(words)
  const begun = begunJourneys.use()
  // The description of a flow exists in English alone.
  const isEnglish = language() === 'en'
  return (
    <Loaded of={begun} empty={undefined}>
      {(all) => {
        if (all.length === 0) return hasMore ? null : <Empty>{said.none}</Empty>
        const [latest, ...others] = inOwnOrder(
          all.filter((one) => !one.is_over),
          lastPlace(person)?.mode,
        )
        if (!latest) return null
        return (
          <section className={styles.part} aria-labelledby="left-off">
            <h2 id="left-off">{said.left}</h2>
            <Card title={filled(latest.step_title)} level={3}>
              {isEnglish && <p className={styles.about}>{filled(latest.title)}</p>}
              <Link className={isFirst ? styles.main : styles.more} to={addressOf(latest)}>
                {said.continue}
              </Link>
            </Card>
            {others.length > 0 && (
              <More title={said.others}>
                <ul className={styles.links}>
                  {others.map((one) => (
                    <li key={one.mode}>
                      <Link to={addressOf(one)}>{filled(one.step_title)}</Link>
                      {isEnglish && <span className={styles.about}>{filled(one.title)}</span>}
                    </li>
                  ))}
                </ul>
              </More>
            )}
          </section>
        )
      }}
    </Loaded>
  )
}

/** What this browser saw last comes first: there the person was, whatever was saved elsewhere since. */
function inOwnOrder(all: readonly Begun[], mode: string | undefined): readonly Begun[] {
  const own = all.find((one) => one.mode === mode)
  return own ? [own, ...all.filter((one) => one !== own)] : all
}

function addressOf({ mode, step }: Begun): string {
  return `/${mode}/${step}`
}

function filled(text: string): string {
  return fillBrandWords(text, readPageData().brand)
}
