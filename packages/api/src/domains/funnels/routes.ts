import type { BodyOf } from '@app/schemas/api/contract'
import type { funnelContracts } from '@app/schemas/api/visitors/funnels'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { modeNow, namesOfMode, stepNow } from '../../flows/now-called.ts'
import type { Handlers, Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import { whyNotShared } from '../tracking/consent.ts'
import { saveEdges, saveWalk, wasWalked } from './walks.ts'

type Edge = BodyOf<typeof funnelContracts.noteEdges>['events'][number]
type Variants = Readonly<Record<string, string>>
type SenderTests = {
  readonly variants: (sender: Sender) => Promise<Variants>
  /** The tests of which the landing page of a mode has shown this browser a difference. */
  readonly seenBefore: (sender: Sender, mode: string) => readonly string[]
}

const hourMs = 3_600_000

/** How many people go from where to where. */
export function funnelHandlers(context: Context, flows: LiveCatalogue, tests: SenderTests) {
  return {
    noteWalk: async ({ body: { id, mode: named, version, seen, is_finished }, headers, sender }) => {
      if (!sender.isOwnPage) return fail('origin_refused')
      const limited = await checkLimits(context, { funnelsPerNetworkAddress: sender.address })
      if (limited) return limited
      if (whyNotShared(true, headers)) return { recorded: false, why: 'opted_out' }
      const now = await flows.ready()
      const mode = modeNow(now, named)
      const names = namesOfMode(now, mode)
      const live = now.modes.get(mode)?.live
      if (!live || (live.resolved.version !== version && !(await wasWalked(context.db, names, version))))
        return { recorded: false, why: 'unknown_version' }
      const variants = await tests.variants(sender)
      const shown = [...seen, ...tests.seenBefore(sender, mode)]
      const exposed = Object.fromEntries(Object.entries(variants).filter(([name]) => shown.includes(name)))
      const day = context.now().toISOString().slice(0, 10)
      await saveWalk(context.db, { idHash: hashToken(id), mode, names, version, variants, exposed, day, isFinished: is_finished })
      return { recorded: true }
    },

    noteEdges: async ({ body: { events }, headers, sender }) => {
      if (!sender.isOwnPage) return fail('origin_refused')
      const limited = await checkLimits(context, { funnelsPerNetworkAddress: sender.address })
      if (limited) return limited
      // Counting names nobody, so it waits for no consent; a wish not to be followed is honoured all the same.
      if (whyNotShared(true, headers)) return { kept: 0, ignored: events.length, why: 'opted_out' }
      const known = await knownEdges(context, await flows.ready(), events)
      if (known.length > 0) await saveEdges(context.db, known, await tests.variants(sender), theHour(context.now()))
      return { kept: known.length, ignored: events.length - known.length }
    },
  } satisfies Handlers<typeof funnelContracts>
}

async function knownEdges({ db }: Context, flows: FlowSnapshot, sent: readonly Edge[]): Promise<readonly Edge[]> {
  const events = sent.map((event) => edgeNow(flows, event))
  const versions = new Map<string, boolean>()
  for (const { mode, version } of events) {
    const name = `${mode} ${version}`
    const live = flows.modes.get(mode)?.live
    // A page that is open for long walks on the version that it came in by.
    if (live && !versions.has(name))
      versions.set(name, live.resolved.version === version || (await wasWalked(db, namesOfMode(flows, mode), version)))
  }
  const isStep = (name: string | null) => name === null || flows.files.step.has(name)
  return events.filter(({ mode, version, from, to }) => versions.get(`${mode} ${version}`) && isStep(from) && isStep(to) && from !== to)
}

/** A page that was opened before something was renamed tells of it under the old names. */
function edgeNow(flows: FlowSnapshot, edge: Edge): Edge {
  const now = (step: string | null) => step && stepNow(flows, step)
  return { ...edge, mode: modeNow(flows, edge.mode), from: now(edge.from), to: now(edge.to) }
}

/** Not the moment: the events of one walk must not be found again by when they were. */
function theHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs)
}
