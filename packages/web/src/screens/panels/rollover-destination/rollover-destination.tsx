import { type TaxKind, taxKinds } from '@app/schemas/rules/accounts/rollover'
import { kindsOf } from '@app/schemas/rules/accounts/rollover-destinations'
import { useEffect } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type AccountPlan, type FoundAccount, foundAccounts, isOwned } from '../../data/accounts/found-accounts.ts'
import { type HeldAccount, heldAccounts, unlockedAccounts } from '../../data/accounts/held-accounts.ts'
import { pickDestination, rolloverDestinations } from '../../data/accounts/rollover-destinations.ts'
import type { PanelProps } from '../panel-props.ts'

type Own = {
  readonly kinds: Readonly<Record<TaxKind, string>>
  readonly from: Readonly<Record<TaxKind, (account: string) => string>>
  readonly missing: string
  readonly later: string
}

const words: Words<Own> = {
  en: {
    kinds: { 'pre-tax': 'Pre-tax money goes to', roth: 'Roth money goes to' },
    from: {
      'pre-tax': (account) => `Pre-tax money from ${account} goes to`,
      roth: (account) => `Roth money from ${account} goes to`,
    },
    missing: 'This money has no account to go to yet',
    later: 'Your request can’t be sent before that. Your other answers are saved.',
  },
  es: {
    kinds: { 'pre-tax': 'El dinero antes de impuestos va a', roth: 'El dinero Roth va a' },
    from: {
      'pre-tax': (account) => `El dinero antes de impuestos de ${account} va a`,
      roth: (account) => `El dinero Roth de ${account} va a`,
    },
    missing: 'Este dinero todavía no tiene una cuenta de destino',
    later: 'Tu solicitud no se puede enviar antes de eso. Tus demás respuestas están guardadas.',
  },
}

/** Where each kind of money goes that is to be moved, or what is missing before it can be requested. */
export function RolloverDestination({ empty, facts }: PanelProps) {
  const said = useWords(words)
  const places = rolloverDestinations.use()
  const { data: found = [] } = foundAccounts.use()
  const { data: held = [] } = heldAccounts.use()
  // An account may have opened since another page looked.
  useEffect(() => void rolloverDestinations.load(true), [])
  return (
    <Loaded of={places} empty={empty}>
      {(all) => {
        const picked = toMove(found, held).map((one) => ({ ...one, ...pickDestination(all, one.kind, facts, one.own) }))
        const todos = new Set(picked.flatMap(({ todo }) => (todo === undefined ? [] : [todo])))
        return (
          <>
            <Destinations picked={picked} />
            {[...todos].map((todo) => (
              <Note key={todo} title={said.missing} look="problem">
                {`${todo} ${said.later}`}
              </Note>
            ))}
          </>
        )
      }}
    </Loaded>
  )
}

/** One line for each kind of money, or one for each account whose money of that kind goes somewhere of its own. */
function Destinations({
  picked,
}: {
  readonly picked: readonly (Part & { readonly to?: { readonly pk: string; readonly name: string } })[]
}) {
  const said = useWords(words)
  const lines = taxKinds.flatMap((kind) => {
    const own = picked.flatMap((one) => (one.kind === kind && one.to ? [{ ...one, to: one.to }] : []))
    const [first] = own
    if (!first) return []
    const isOne = own.every(({ to }) => to.pk === first.to.pk)
    return isOne
      ? [{ name: said.kinds[kind], value: first.to.name }]
      : own.map(({ from, to }) => ({ name: from === null ? said.kinds[kind] : said.from[kind](from), value: to.name }))
  })
  return lines.length === 0 ? null : <Facts facts={lines} />
}

type Part = { readonly kind: TaxKind; readonly from: string | null; readonly own: AccountPlan | null }

/** The kinds of money in each chosen account. What nobody knows counts as pre-tax, as it does when it is requested. */
function toMove(found: readonly FoundAccount[], held: readonly HeldAccount[]): readonly Part[] {
  const chosen = found
    .filter((account) => account.selected && isOwned(account))
    .flatMap(({ tax_type, account_plan: own, employer_name: from }) => kindsOf(tax_type).map((kind) => ({ kind, from, own })))
  const unlocked = unlockedAccounts(held).map(({ is_roth: isRoth, company_name: from }) => ({
    kind: isRoth ? ('roth' as const) : ('pre-tax' as const),
    from,
    own: null,
  }))
  const all = [...chosen, ...unlocked]
  return all.length > 0 ? all : [{ kind: 'pre-tax', from: null, own: null }]
}
