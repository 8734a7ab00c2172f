import { phoneWords } from '@app/schemas/rules/people/phone-words'
import { useWords } from '../../client/language.ts'
import { callWords } from '../../client/words/day-words.ts'
import { Facts } from '../../ui/facts.tsx'
import type { Call } from '../data/calls/calls.ts'
import { zoneWords } from '../data/calls/time-zone.ts'
import { savedPersonalInformation } from '../records/people/personal-information.ts'
import styles from './call-card.module.css'
import { words } from './call-card.words.ts'

/** When a call is, how long it takes, and which number is called. */
export function CallFacts({ call }: { readonly call: Call }) {
  const said = useWords(words)
  const { data: person } = savedPersonalInformation.use()
  const minutes = (Date.parse(call.ends_at) - Date.parse(call.starts_at)) / 60_000
  return (
    <>
      <p className={styles.when}>{callWords(call.starts_at, call.time_zone)}</p>
      {call.state === 'waiting_for_partner' && <p>{said.waitingWords}</p>}
      <Facts
        facts={[
          { name: said.there, value: zoneWords(call.time_zone) },
          { name: said.lasts, value: said.minutes(minutes) },
          { name: said.number, value: person ? phoneWords(person.phone_number) : said.noNumber },
        ]}
      />
    </>
  )
}
