import { dayOf } from '@app/schemas/rules/days/days'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { answerDue, askedAgainOn } from '../../data/accounts/answer-due.ts'
import { type FoundAccount, foundAccounts } from '../../data/accounts/found-accounts.ts'
import styles from './search-progress.module.css'
import { words } from './search-progress.words.ts'

const tones = { 'not-asked': 'maybe', waiting: 'maybe', found: 'sure', nothing: 'bad', 'needs-call': 'maybe', 'no-plan': 'maybe' } as const

/** What became of each employer and provider that was asked about. */
export function Requests() {
  const said = useWords(words)
  const { data = [] } = foundAccounts.use()
  const shown = data.filter(({ is_mine, show }) => show && is_mine !== 'no')
  if (shown.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{said.requests}</h2>
      <ul className={styles.sources}>
        {shown.map((account) => (
          <Request key={account.pk} account={account} />
        ))}
      </ul>
    </section>
  )
}

function Request({ account }: { readonly account: FoundAccount }) {
  const said = useWords(words)
  const { employer_name: employer, record_keeper_name: keeper, asked_at: askedAt } = account
  const answer = account.kind === 'no-match' ? 'no-plan' : account.record_keeper_answer
  const due = answerDue(account)
  return (
    <li className={styles.request}>
      <div className={styles.what}>
        <strong>{employer}</strong>
        {answer !== 'no-plan' && keeper !== employer && (
          <p className={styles.about}>{keeper ?? (askedAt === null ? said.noKeeper : said.askedEmployer)}</p>
        )}
        <p className={styles.about}>
          {said.answer[answer]} {askedAt !== null && answer === 'waiting' && said.asked(dateWords(askedAt, language()))}{' '}
          {due !== undefined && <Due account={account} due={due} />}
        </p>
      </div>
      <Tag look={tones[answer]}>{said.tag[answer]}</Tag>
    </li>
  )
}

/** By when most have answered; once that has passed, when it is asked again. */
function Due({ account, due }: { readonly account: FoundAccount; readonly due: string }) {
  const said = useWords(words)
  const today = dayOf(new Date())
  const [day, again] = [dateWords(due, language()), askedAgainOn(account, today)]
  if (due >= today) return said.due(day)
  return again === undefined ? said.silent(day) : said.late(day, dateWords(again, language()))
}
