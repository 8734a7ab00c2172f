import { beneficiaryRanks } from '@app/schemas/rules/people/beneficiaries'
import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { Line, Lines } from '../../../ui/lines.tsx'
import styles from '../settings.module.css'
import own from './beneficiaries.module.css'
import { words } from './beneficiaries.words.ts'
import type { Beneficiary } from './own-beneficiaries.ts'

/** Who gets which share, those first who are paid first. */
export function PeopleList({ people }: { readonly people: readonly Beneficiary[] }) {
  const said = useWords(words)
  const shown = beneficiaryRanks
    .map((rank) => ({ rank, some: people.filter((one) => one.rank === rank) }))
    .filter(({ some }) => some.length > 0)
  return shown.map(({ rank, some }) => (
    <div key={rank} className={own.rank}>
      <p>
        <strong>{said.ranks[rank].title}</strong> <span className={styles.small}>{said.ranks[rank].text}</span>
      </p>
      <Lines label={said.ranks[rank].title}>
        {some.map((one) => (
          <Line key={`${one.first_name} ${one.last_name} ${one.birth_date}`}>
            <span>
              {one.first_name} {one.last_name}
              <span className={own.about}>{aboutOf(one, said)}</span>
            </span>
            <strong>{one.share_percent}%</strong>
          </Line>
        ))}
      </Lines>
    </div>
  ))
}

function aboutOf({ relation, birth_date: born }: Beneficiary, said: (typeof words)['en']): string {
  return [relation === null ? '' : said.relations[relation], born === null ? '' : said.born(dayWords(born))].filter(Boolean).join(', ')
}
