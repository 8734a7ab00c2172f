import { useWords, type Words } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { type FoundAccount, foundAccounts } from '../../data/accounts/found-accounts.ts'
import { type Rollover, rollovers } from '../../data/accounts/rollovers.ts'
import { type Reason, ReasonList } from './reason-list.tsx'

type Own = { readonly notYours: string; readonly nothing: string }

const words: Words<Own> = {
  en: {
    notYours: 'You told us that this account isn’t yours.',
    nothing: 'The provider says that it holds no account in your name.',
  },
  es: {
    notYours: 'Nos dijiste que esta cuenta no es tuya.',
    nothing: 'El proveedor dice que no tiene ninguna cuenta a tu nombre.',
  },
}

/** Why the accounts of a person cannot be moved: what their plans refused, and what could not be found there. */
export function MoveReasons({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const moving = rollovers.use()
  const found = foundAccounts.use()
  return (
    <Loaded of={moving} empty={empty}>
      {(all) => (
        <Loaded of={found} empty={empty}>
          {(accounts) => <ReasonList empty={empty} reasons={[...refusedReasons(all), ...foundReasons(accounts, said)]} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function refusedReasons(all: readonly Rollover[]): readonly Reason[] {
  return all.flatMap(({ pk, employer_name: about, refused_why: why }) => (why === null ? [] : [{ id: pk, about, words: why }]))
}

function foundReasons(accounts: readonly FoundAccount[], said: Own): readonly Reason[] {
  return accounts.flatMap(({ pk: id, employer_name: about, kind, is_mine, record_keeper_answer: heard, why }) => {
    if (is_mine === 'no') return [{ id, about, words: said.notYours }]
    if (heard === 'nothing') return [{ id, about, words: said.nothing }]
    return kind === 'no-match' ? [{ id, about, words: why }] : []
  })
}
