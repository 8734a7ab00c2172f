import type { CoreContext } from '../../core/core-context.ts'
import { type Brokerage, type PartnerTransfer, refused, replied, unavailable } from './brokerage.ts'
import { addTransfer, expectOver, expectPayment, type SandboxAccount, type SandboxTransfer, sendOver } from './sandbox-account.ts'
import { type Changed, changeAccount, findAccount, isDown, isFirst } from './sandbox-changes.ts'

type Transfers = Pick<Brokerage, 'moveMoney' | 'expectRollover' | 'recharacterize' | 'findUnanswered' | 'findTransfer'>
type Add = (account: SandboxAccount, at: Date) => Changed

const lostAnswerCents = 3
const downCents = 4

/** Money of the sandbox on its way. The same reference moves it once. */
export function sandboxTransfers(context: CoreContext): Transfers {
  const { db, keys, now } = context
  const addOnce = async (accountId: string, id: string, add: Add) => {
    const work = (account: SandboxAccount) => (account.transfers[id] ? { account, planned: [] } : add(account, now()))
    return (await changeAccount(context, { accountId, at: now(), work, transferId: id }))?.transfers[id]
  }
  const isDownFor = async (id: string, amountCents: number) => amountCents % 100 === downCents && (await isDown(context, id))
  const answerOf = async (id: string, moved: SandboxTransfer | undefined) => {
    if (!moved) return refused('unknown-account')
    if (isRefused(moved)) return refused(moved.reason ?? 'not-accepted')
    const isLost = moved.amountCents % 100 === lostAnswerCents && (await isFirst(context, id))
    return isLost ? unavailable : replied(toTransfer(id, moved))
  }
  return {
    moveMoney: async ({ reference, accountId, amountCents, purpose: { direction } }) => {
      const id = `move-${reference}`
      if (await isDownFor(id, amountCents)) return unavailable
      return answerOf(id, await addOnce(accountId, id, (account, at) => addTransfer(account, id, direction, amountCents, at)))
    },
    expectRollover: async ({ reference, accountId, ...expected }) => {
      const id = `move-${reference}`
      const moved = await addOnce(accountId, id, (account, at) => expectPayment(account, id, expected, at))
      return moved ? replied(toTransfer(id, moved)) : refused('unknown-account')
    },
    recharacterize: async ({ reference, fromAccountId, toAccountId, amountCents }) => {
      const id = `over-${reference}`
      if (await isDownFor(id, amountCents)) return unavailable
      if (!(await findAccount(db, keys, toAccountId))) return refused('unknown-account')
      const sent = await addOnce(fromAccountId, id, (account, at) => sendOver(account, id, amountCents, at))
      if (sent && !isRefused(sent)) await addOnce(toAccountId, id, (account, at) => expectOver(account, id, amountCents, at))
      return answerOf(id, sent)
    },
    findUnanswered: async ({ reference, accountId }) => {
      const account = await findAccount(db, keys, accountId)
      if (!account) return refused('unknown-account')
      const [found] = [`move-${reference}`, `over-${reference}`].flatMap((id) => {
        const moved = account.transfers[id]
        return moved ? [toTransfer(id, moved)] : []
      })
      return replied(found)
    },
    findTransfer: async (accountId, id) => {
      const moved = (await findAccount(db, keys, accountId))?.transfers[id]
      return moved ? replied(toTransfer(id, moved)) : refused('unknown-transfer')
    },
  }
}

function isRefused({ state }: SandboxTransfer): boolean {
  return state === 'REFUSED'
}

function toTransfer(id: string, { state, reason, at, amountCents, payment }: SandboxTransfer): PartnerTransfer {
  return { id, state, reason, at: new Date(at), ...(payment && { amountCents }) }
}
