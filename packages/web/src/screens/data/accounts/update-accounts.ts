import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { turns } from '../../../client/service/turns.ts'
import { onSignOut } from '../../../client/session/resets.ts'
import { fees } from './fees.ts'
import { type AccountAnswer, type FoundAccount, foundAccounts, readAccounts } from './found-accounts.ts'

type Rows = readonly FoundAccount[]
type Say = (account: FoundAccount) => AccountAnswer | undefined

const inTurn = turns()

/** What was said and is not saved yet, over the accounts as the service has them: together what is shown. */
type Held = { readonly unsaved: readonly Say[]; readonly known: Rows; readonly shown: Rows | undefined }
const nothing: Held = { unsaved: [], known: [], shown: undefined }
let held = nothing
onSignOut(() => {
  held = nothing
})

/**
 * Keeps what a person says of accounts, one answer after the other. Each is shown at once, and where it can't be saved only that one goes.
 * An account that the record keeper has changed meanwhile is read anew, and what was said is said of it as it is now: it is about the
 * account and not about its balance.
 */
export async function updateAccounts(say: Say): Promise<Answer<unknown>> {
  const loaded = await foundAccounts.load()
  if (!loaded.ok) return loaded
  if (changesOf(loaded.data, say).length === 0) return done(undefined)
  // Told apart from the same words said once more.
  const mine: Say = (account) => say(account)
  show({ unsaved: [...held.unsaved, mine] })
  return inTurn(async () => {
    const first = await send(mine)
    const answer = !first.ok && first.failure.code === 'conflict_version' ? await sendAnew(mine) : first
    // Who has signed out meanwhile sees nothing of it.
    if (held.unsaved.includes(mine)) show({ unsaved: held.unsaved.filter((one) => one !== mine), ...(answer.ok && { known: answer.data }) })
    return answer
  })
}

async function send(say: Say): Promise<Answer<Rows>> {
  const known = knownNow()
  const changes = changesOf(known, say)
  if (changes.length === 0) return done(known)
  const answer = await ask('POST /api/v1/accounts/found_accounts/update/', { body: { found_accounts: changes } })
  if (!answer.ok) return answer
  // The plan of an account that is not theirs costs them nothing.
  if (changes.some(({ is_mine: isMine }) => isMine !== undefined)) fees.forget()
  return done(answer.data.results)
}

/** The version has to be the one of now. */
async function sendAnew(say: Say): Promise<Answer<Rows>> {
  const read = await readAccounts()
  if (!read.ok) return read
  if (held.unsaved.includes(say)) show({ known: read.data })
  return send(say)
}

function show(now: Partial<Held>): void {
  const { unsaved, known } = { ...held, known: knownNow(), ...now }
  const shown: Rows = known.map((account) => Object.assign({}, account, ...unsaved.map((say) => say(account))))
  held = { unsaved, known, shown }
  foundAccounts.put(shown)
}

/** A page that looked for what is new may have read them since. */
function knownNow(): Rows {
  const rows = foundAccounts.peek()
  return rows === undefined || rows === held.shown ? held.known : rows
}

function changesOf(accounts: Rows, say: Say) {
  return accounts.flatMap((account) => {
    const said = say(account)
    return said && isNews(account, said) ? [{ pk: account.pk, version: account.version, ...said }] : []
  })
}

function isNews(account: FoundAccount, said: AccountAnswer): boolean {
  const is: Readonly<Record<string, unknown>> = account
  return Object.entries(said).some(([name, value]) => is[name] !== value)
}
