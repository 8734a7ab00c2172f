import type { JobHandlers } from '../../jobs/jobs.ts'
import { knownCards } from './sandbox-cards-known.ts'
import { disputeJob, eventJob, type SandboxDesk, settleJob } from './sandbox-desk.ts'

const repeats = 3

/** What the sandbox does by itself later: payments that take time, disputes, and telling of all of it. */
export function sandboxCardJobs({ shelf, put }: SandboxDesk, tell: (raw: string) => Promise<void>): JobHandlers {
  return {
    [settleJob]: {
      work: async ({ id = '' }) => {
        const payment = await shelf.find('payment', id)
        if (payment?.state !== 'processing') return
        const isDeclined = knownCards[payment.like ?? '']?.settlesLater === 'declined'
        await put(id, isDeclined ? { ...payment, state: 'declined', declineCode: 'generic_decline' } : { ...payment, state: 'paid' })
      },
    },
    [disputeJob]: {
      work: async ({ id = '' }) => {
        const payment = await shelf.find('payment', id)
        if (payment?.state === 'paid' && payment.dispute === 'none') await put(id, { ...payment, dispute: 'open' })
      },
    },
    [eventJob]: {
      work: async ({ id = '', event = '' }) => {
        const payment = await shelf.find('payment', id)
        const type = payment?.state === 'paid' ? 'payment_intent.succeeded' : 'payment_intent.updated'
        const raw = JSON.stringify({ id: `evt_${event}`, object: 'event', type, data: { object: { id, object: 'payment_intent' } } })
        const times = knownCards[payment?.like ?? '']?.repeatsEvents ? repeats : 1
        for (let time = 0; time < times; time++) await tell(raw)
      },
    },
  }
}
