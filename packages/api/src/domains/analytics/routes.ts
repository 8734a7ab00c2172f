import type { analyticsContracts } from '@app/schemas/api/visitors/analytics'
import { inEnglishFor } from '@app/schemas/errors'
import type { CoreContext } from '../../core/core-context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import type { LastPurchase } from '../memberships/payments/purchase.ts'
import { queueAdEvent } from '../tracking/ad-events.ts'
import { whyNotShared } from '../tracking/consent.ts'
import type { Exposures } from './exposures.ts'
import { findAssigned, markSeen, saveAssigned } from './store.ts'
import { type Experiments, senderVariants, variantsOf } from './variants.ts'

/** A/B tests, and sales that an advertisement led to. */
export function analyticsHandlers(context: CoreContext, experiments: () => Experiments, lastPurchase: LastPurchase, exposures: Exposures) {
  const testsOf = (personId: string) => drawTests(context, experiments(), personId)
  return {
    listTests: ({ person }) => testsOf(person.id),

    noteTestsSeen: async ({ person, body }) => {
      const unknown = unknownTests(experiments(), body)
      if (unknown) return unknown
      const tests = await testsOf(person.id)
      const seen = body.map(({ name }) => name)
      await markSeen(context.db, person.id, seen, context.now())
      return tests
    },

    noteVisitorTestsSeen: async ({ body, headers, sender }) => {
      if (!sender.isOwnPage) return fail('origin_refused')
      const limited = await checkLimits(context, { funnelsPerNetworkAddress: sender.address })
      if (limited) return limited
      const unknown = unknownTests(experiments(), body)
      if (unknown) return unknown
      if (whyNotShared(true, headers)) return { recorded: false, why: 'opted_out' }
      const seen = new Set(body.map(({ name }) => name))
      const tests = (await sender.visitor()) ? [] : await senderVariants(context.db, experiments(), sender)
      exposures.noteCall(
        sender,
        tests.filter(({ name }) => seen.has(name)),
      )
      return { recorded: true }
    },

    noteAdConversion: async ({ person, body: { consent, ...click }, headers }) => {
      const limited = await checkLimits(context, { conversionsPerAccount: person.id })
      if (limited) return limited
      const why = whyNotShared(consent, headers)
      if (why) return { recorded: false, why }
      await queueConversion(context, person.id, { ...click, purchase: await lastPurchase(context.db, person.id) })
      return { recorded: true }
    },
  } satisfies Handlers<typeof analyticsContracts>
}

/** Draws what was not drawn yet, and keeps it. */
async function drawTests({ db, now }: CoreContext, experiments: Experiments, personId: string) {
  const { found } = (await findAssigned(db, personId).executeTakeFirst()) ?? { found: null }
  const kept = found ?? {}
  const tests = variantsOf(experiments, personId, kept)
  const drawn = tests.filter(({ name }) => !Object.hasOwn(kept, name))
  if (drawn.length > 0) await saveAssigned(db, personId, drawn, now())
  return tests
}

type Conversion = {
  readonly conversion_id: string
  readonly gclid: string
  readonly uid: string
  readonly purchase: Awaited<ReturnType<LastPurchase>>
}

/** The same conversion is reported once. */
async function queueConversion(context: CoreContext, personId: string, { conversion_id, gclid, uid, purchase }: Conversion): Promise<void> {
  const key = `${personId} ${conversion_id}`
  await queueAdEvent(context, 'google', key, {
    id: hashToken(key),
    name: purchase ? 'purchase' : 'lead',
    at: (purchase?.paidAt ?? context.now()).toISOString(),
    visitorHash: hashToken(uid),
    clicks: { gclid },
    ...(purchase && { valueCents: purchase.priceCents }),
  })
}

function unknownTests(experiments: Experiments, body: readonly { readonly name: string }[]): Failure<'validation_failed'> | undefined {
  const names = new Set(experiments.map(({ name }) => name))
  const unknown = [...body.keys()].filter((place) => !names.has(body[place]?.name ?? ''))
  const fields = unknown.map((place) => [`${place}.name`, [inEnglishFor('developers', 'There is no test of this name.')]] as const)
  return unknown.length > 0 ? fail('validation_failed', { fields: Object.fromEntries(fields) }) : undefined
}
