import { useWords, type Words } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Reason, ReasonList } from './reason-list.tsx'

type Link = Answered<'GET /api/v1/financial_accounts/plaid/linked_institutions/'>['results'][number]
type Account = Answered<'GET /api/v1/financial_accounts/accounts/'>['results'][number]

type Own = {
  readonly unnamed: string
  readonly failed: string
  readonly login: string
  readonly waiting: string
  readonly checkFailed: string
  readonly checkExpired: string
}

const words: Words<Own> = {
  en: {
    unnamed: 'The bank or provider',
    failed: 'It didn’t allow the link. Try again, or choose another way.',
    login: 'It wants you to sign in again before it tells us anything.',
    waiting: 'The company that links accounts hasn’t answered yet. It has what you gave it, and we keep asking.',
    checkFailed: 'The code was entered wrong three times, so this link has ended. You can start a new one.',
    checkExpired: 'The small deposit wasn’t confirmed within seven days, so this link has ended. You can start a new one.',
  },
  es: {
    unnamed: 'El banco o proveedor',
    failed: 'No permitió la conexión. Inténtalo de nuevo o elige otra forma.',
    login: 'Quiere que inicies sesión de nuevo antes de darnos información.',
    waiting: 'La empresa que conecta cuentas aún no ha respondido. Lo que diste se guarda y seguimos preguntando.',
    checkFailed: 'El pequeño depósito se escribió mal tres veces y esta conexión terminó. Puedes empezar otra.',
    checkExpired: 'El pequeño depósito no se confirmó en siete días y esta conexión terminó. Puedes empezar otra.',
  },
}

const links = resource<{ readonly links: readonly Link[]; readonly accounts: readonly Account[] }>(async () => {
  const [linked, accounts] = await Promise.all([
    ask('GET /api/v1/financial_accounts/plaid/linked_institutions/'),
    ask('GET /api/v1/financial_accounts/accounts/'),
  ])
  if (!linked.ok) return linked
  return accounts.ok ? done({ links: linked.data.results, accounts: accounts.data.results }) : accounts
})

/** Why an account could not be linked, as far as the partner has said. */
export function LinkReasons({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const known = links.use()
  return (
    <Loaded of={known} empty={empty}>
      {({ links: all, accounts }) => (
        <ReasonList
          empty={empty}
          reasons={[...all.flatMap((link) => linkReason(link, said)), ...accounts.flatMap((one) => checkReason(one, said))]}
        />
      )}
    </Loaded>
  )
}

function linkReason({ pk, institution_name: name, state }: Link, said: Own): readonly Reason[] {
  const told = { failed: said.failed, login_required: said.login, waiting_for_partner: said.waiting, linked: '', removed: '' }[state]
  return told === '' ? [] : [{ id: pk, about: name ?? said.unnamed, words: told }]
}

function checkReason({ pk, institution_name: name, verification }: Account, said: Own): readonly Reason[] {
  if (verification !== 'failed' && verification !== 'expired') return []
  return [{ id: pk, about: name ?? said.unnamed, words: verification === 'failed' ? said.checkFailed : said.checkExpired }]
}
