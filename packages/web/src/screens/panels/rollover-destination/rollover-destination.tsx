import { type TaxKind, taxKinds } from '@app/schemas/rules/accounts/rollover'
import { useEffect } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type FoundAccount, foundAccounts, isOwned } from '../../data/accounts/found-accounts.ts'
import { type HeldAccount, heldAccounts } from '../../data/accounts/held-accounts.ts'
import { pickDestination, rolloverDestinations } from '../../data/accounts/rollover-destinations.ts'
import type { PanelProps } from '../panel-props.ts'

type Own = { readonly kinds: Readonly<Record<TaxKind, string>>; readonly missing: string; readonly later: string }

const words: Words<Own> = {
  en: {
    kinds: { 'pre-tax': 'Pre-tax money goes to', roth: 'Roth money goes to' },
    missing: 'This money has no account to go to yet',
    later: 'Your request can’t be sent before that. Your other answers are saved.',
  },
  es: {
    kinds: { 'pre-tax': 'El dinero antes de impuestos va a', roth: 'El dinero Roth va a' },
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
        const picked = kindsToMove(found, held).map((kind) => ({ kind, ...pickDestination(all, kind, facts) }))
        const known = picked.flatMap(({ kind, to }) => (to ? [{ name: said.kinds[kind], value: to.name }] : []))
        return (
          <>
            {known.length > 0 && <Facts facts={known} />}
            {picked.map(({ kind, todo }) =>
              todo === undefined ? null : (
                <Note key={kind} title={said.missing} look="problem">
                  {`${todo} ${said.later}`}
                </Note>
              ),
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** The kinds of money in the chosen accounts. What nobody knows counts as pre-tax, as it does when it is requested. */
function kindsToMove(found: readonly FoundAccount[], held: readonly HeldAccount[]): readonly TaxKind[] {
  const chosen = found.filter((account) => account.selected && isOwned(account)).map(({ tax_type }) => tax_type ?? 'pre-tax')
  const unlocked = held.filter(({ is_unlocked }) => is_unlocked).map(({ is_roth: isRoth }) => (isRoth ? 'roth' : 'pre-tax'))
  const all: readonly string[] = [...chosen, ...unlocked]
  const kinds = taxKinds.filter((kind) => all.includes(kind) || all.includes('both'))
  return kinds.length > 0 ? kinds : ['pre-tax']
}
