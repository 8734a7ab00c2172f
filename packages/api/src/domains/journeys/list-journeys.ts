import { type Facts, isOver } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { factsOf } from '../../facts/facts-of.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { stepIn } from '../../flows/in-language.ts'
import { modeNow, placeNow } from '../../flows/now-called.ts'
import { allFacts, flowOf, placeInMode } from './in-mode.ts'
import { findJourneys, type ListedJourney } from './store.ts'

/** The modes that a person has begun and that can still be walked, the latest first, and which of them are over. */
export async function listJourneys(context: Context, personId: string, language: string | undefined) {
  const flows = await context.flows.ready()
  const rows = latestOfEach((await findJourneys(context.db, personId)).map((row) => asNow(flows, row)))
  const known = rows.length > 0 ? await factsOf(context.db, personId, context.facts) : {}
  const results = rows.flatMap((row) => {
    const { mode, saved_at } = row
    const { step } = row.place
    const live = flows.modes.get(mode)?.live
    const words = flows.files.step.get(step)
    if (!live || !words) return []
    return [
      {
        mode,
        title: live.resolved.title,
        step,
        step_title: stepIn(language, words, flows).title,
        saved_at: saved_at.toISOString(),
        is_over: hasEnded(context, flows, row, known),
      },
    ]
  })
  return { results }
}

function asNow(flows: FlowSnapshot, row: ListedJourney): ListedJourney {
  return { ...row, mode: modeNow(flows, row.mode), place: placeNow(flows, row.place) }
}

/** A mode that was renamed may have been begun under both names. */
function latestOfEach(rows: readonly ListedJourney[]): readonly ListedJourney[] {
  return rows.filter(({ mode }, index) => rows.findIndex((other) => other.mode === mode) === index)
}

/** Asked of the engine anew each time: what became so elsewhere may have ended a walk, or have put something behind its last step. */
function hasEnded(context: Context, flows: FlowSnapshot, { mode, place, answers }: ListedJourney, known: Facts): boolean {
  const live = flows.modes.get(mode)?.live
  const kept = live && placeInMode(live.resolved, place)
  if (!live || !kept) return false
  const flow = flowOf(context, live.resolved)
  return isOver(flow, kept, allFacts(flows, flow, answers, known))
}
