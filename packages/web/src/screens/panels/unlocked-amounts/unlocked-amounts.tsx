import { language, useWords, type Words } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card, Cards } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { countedAccounts, type HeldAccount, heldAccounts } from '../../data/accounts/held-accounts.ts'
import type { PanelProps } from '../panel-props.ts'
import { inReach } from './in-reach.ts'
import styles from './unlocked-amounts.module.css'

type Own = {
  readonly title: string
  readonly before: string
  readonly after: string
  readonly ending: (digits: string) => string
  readonly tag: Readonly<Record<'unlocked' | 'locked', string>>
  readonly inside: string
  readonly vested: string
  readonly reach: string
  readonly upTo: string
  readonly unknown: string
  readonly asOf: (day: string) => string
}

const words: Words<Own> = {
  en: {
    title: 'What may be in reach',
    before: 'In all, up to',
    after: 'may be in reach. This is an estimate.',
    ending: (digits) => `ending in ${digits}`,
    tag: { unlocked: 'Unlocked', locked: 'Locked' },
    inside: 'In the account',
    vested: 'Vested: yours to keep',
    reach: 'May be in reach',
    upTo: 'up to',
    unknown: 'Not known',
    asOf: (day) => `As of ${day}.`,
  },
  es: {
    title: 'Lo que puede estar a tu alcance',
    before: 'En total, hasta',
    after: 'pueden estar a tu alcance. Es una estimación.',
    ending: (digits) => `que termina en ${digits}`,
    tag: { unlocked: 'Desbloqueada', locked: 'Bloqueada' },
    inside: 'En la cuenta',
    vested: 'Consolidado: ya es tuyo',
    reach: 'Puede estar a tu alcance',
    upTo: 'hasta',
    unknown: 'No se sabe',
    asOf: (day) => `Al ${day}.`,
  },
}

/** How much of each retirement account could be reached, and of all together. */
export function UnlockedAmounts({ empty }: PanelProps) {
  const { title, before, after } = useWords(words)
  return (
    <Loaded of={heldAccounts.use()} empty={empty} isEmpty={(held) => countedAccounts(held).length === 0}>
      {(held) => (
        <section className={styles.amounts} aria-label={title}>
          <p>
            {before} <Amount dollars={countedAccounts(held).reduce((sum, one) => sum + (inReach(one) ?? 0), 0)} size="large" /> {after}
          </p>
          <Cards>
            {countedAccounts(held).map((account) => (
              <AccountCard key={account.pk} account={account} />
            ))}
          </Cards>
        </section>
      )}
    </Loaded>
  )
}

function AccountCard({ account }: { readonly account: HeldAccount }) {
  const { nickname, name, institution_name, last_four, current_balance, vested_balance, is_unlocked, balance_as_of } = account
  const said = useWords(words)
  const reach = inReach(account)
  const title = [nickname ?? name, last_four && said.ending(last_four)].filter(Boolean).join(', ')
  return (
    <Card title={title} tag={<Tag look={is_unlocked ? 'sure' : 'maybe'}>{said.tag[is_unlocked ? 'unlocked' : 'locked']}</Tag>}>
      {institution_name && <p>{institution_name}</p>}
      <Facts
        facts={[
          { name: said.inside, value: current_balance === null ? said.unknown : <Amount dollars={current_balance} hasCents /> },
          { name: said.vested, value: vested_balance === null ? said.unknown : <Amount dollars={vested_balance} hasCents /> },
          {
            name: said.reach,
            value:
              reach === undefined ? (
                said.unknown
              ) : (
                <>
                  {said.upTo} <Amount dollars={reach} />
                </>
              ),
          },
        ]}
      />
      {balance_as_of && <p className={styles.small}>{said.asOf(dateWords(balance_as_of, language()))}</p>}
    </Card>
  )
}
