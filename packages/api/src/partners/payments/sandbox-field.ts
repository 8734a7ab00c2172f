import { knownCards } from './sandbox-cards-known.ts'
import type { SandboxDesk } from './sandbox-desk.ts'

const canBePaid: ReadonlySet<string> = new Set(['needs_method', 'declined', 'needs_action'])

/** What the company's own field does with a card: pays with it, or keeps it. Says whether it was taken. */
export async function enterCard(desk: SandboxDesk, secret: string, methodId: string): Promise<boolean> {
  const [, id = ''] = /^(\w+)_secret_sandbox$/.exec(secret) ?? []
  return id.startsWith('seti_') ? enterSetup(desk, id, methodId) : enterPayment(desk, id, methodId)
}

async function enterPayment({ shelf, charge }: SandboxDesk, id: string, methodId: string): Promise<boolean> {
  const payment = await shelf.find('payment', id)
  if (!payment || !canBePaid.has(payment.state)) return false
  const done = await charge({ id, payment, methodId, isAlone: false, isConfirmed: payment.state === 'needs_action' })
  return done.ok ? done.value.state !== 'declined' : done.why === 'unavailable'
}

async function enterSetup({ shelf, cardOf, keepCard }: SandboxDesk, id: string, methodId: string): Promise<boolean> {
  const setup = await shelf.find('setup', id)
  const card = await cardOf(methodId)
  if (!setup || !card || card.isRemoved || setup.state === 'ready' || (card.customerId ?? setup.customerId) !== setup.customerId)
    return false
  const does = knownCards[card.like]
  if (does?.failsWhen === 'always') return false
  if (does?.asksFirst && setup.state !== 'needs_action') {
    await shelf.put('setup', id, { ...setup, state: 'needs_action', like: card.like })
    return true
  }
  await shelf.put('setup', id, { ...setup, state: 'ready', like: card.like, methodId: await keepCard(setup.customerId, card) })
  return true
}
