import { createHash } from 'node:crypto'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { assignVariant } from '@app/schemas/rules/visitors/experiments'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/database.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { asVisitorId, visitorCookie, visitorOf } from '../../http/request/asked.ts'
import { findAssigned, saveAssigned } from './store.ts'

export type Experiments = ExperimentsFile['experiments']
/** The saved variants of a person, by the names of tests. */
type SavedVariants = Readonly<Record<string, string>>
export type Assigned = { readonly name: string; readonly value: string }

const bits = 48

/** The variant of every test for a person. The saved one wins while the test still has it; the others follow from who they are. */
export function variantsOf(experiments: Experiments, personId: string, kept: SavedVariants): readonly Assigned[] {
  return experiments.flatMap(({ name, variants }) => {
    const before = Object.hasOwn(kept, name) ? variants.find((one) => one.name === kept[name]) : undefined
    if (before) return [{ name, value: before.name }]
    const drawn = assignVariant(variants, unitOf(name, personId))
    return drawn.ok ? [{ name, value: drawn.value }] : []
  })
}

/** From 0 up to 1: always the same for a person and a test, and evenly spread over people. */
function unitOf(name: string, personId: string): number {
  const hash = createHash('sha256').update(`${name} ${personId}`).digest()
  return hash.readUIntBE(0, bits / 8) / 2 ** bits
}

/** The variants for a page request: those of the visitor, who gets a cookie the first time. */
export function pageVariants(request: FastifyRequest, reply: FastifyReply, experiments: Experiments): readonly Assigned[] {
  return variantsOf(experiments, visitorOf(request, reply), {})
}

/** The variants for a call: the person’s own, else the visitor’s. Empty when it is unknown which of the two counts. */
export async function senderVariants(db: Queries, experiments: Experiments, sender: Sender): Promise<readonly Assigned[]> {
  const person = await sender.visitor()
  if (person) {
    const { found } = (await findAssigned(db, person.id).executeTakeFirst()) ?? { found: null }
    return variantsOf(experiments, person.id, found ?? {})
  }
  const visitor = asVisitorId(sender.ownCookie(visitorCookie))
  // A sign-in that is just being renewed: the person may have others than this browser had before.
  if (visitor === undefined || sender.ownCookie('signed_in') !== undefined) return []
  return variantsOf(experiments, visitor, {})
}

/**
 * Who signs in goes on in the variants that they saw before, and keeps them on every device. What is kept of them already wins; where
 * nothing was seen before, they are drawn by who they are.
 */
export async function adoptVariants(trx: Queries, experiments: Experiments, personId: string, sender: Sender, at: Date): Promise<void> {
  const visitor = asVisitorId(sender.ownCookie(visitorCookie))
  await saveAssigned(trx, personId, variantsOf(experiments, visitor ?? personId, {}), at)
}
