import { isDeepStrictEqual } from 'node:util'
import { admit, type Facts, type Flow } from '@app/engine'
import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import type { journeyContracts } from '@app/schemas/api/people/journeys'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { answersNow, namesOfMode, placeNow } from '../../flows/now-called.ts'
import { allFacts, answerProblems, liveFlow, type OwnAnswers, strangeStep } from './in-mode.ts'
import { beginJourney, findJourney, moveJourney, type SavedJourney } from './store.ts'

type Contract = typeof journeyContracts.saveJourney
type Save = BodyOf<Contract> & { readonly mode: string; readonly base: number; readonly requestKey: string }
type Refusal = Failure<Contract['errors'][number] | 'validation_failed'>

/** Saves the place of a person, if the mode has that step and admits them, and no other save came first. */
export async function saveJourney(context: Context, personId: string, sent: Save): Promise<AnswerOf<Contract> | Refusal> {
  const { base, requestKey } = sent
  const flows = await context.flows.ready()
  const flow = liveFlow(context, flows, sent.mode)
  if (isFailure(flow)) return flow
  const { mode } = flow.resolved
  const names = namesOfMode(flows, mode)
  // A page that was opened before something was renamed saves under the old names.
  const save = { ...sent, mode, place: placeNow(flows, sent.place), ...(sent.answers && { answers: answersIn(flows, flow, sent) }) }
  const before = await findJourney(context, personId, names)
  if (before.journey?.changed_by === requestKey) return again({ ...before.journey, mode }, save)
  if ((before.journey?.version ?? 0) !== base) return fail('precondition_failed')
  const refused = refusal(flows, flow, save, before)
  if (refused) return refused
  const { place, flow_version, answers = {} } = save
  // Begun before its mode was renamed, it stays under the old name.
  const journey = { person_id: personId, mode: before.journey?.mode ?? mode, place, flow_version, answers, changed_by: requestKey }
  const put = (db: Queries) =>
    before.journey === null ? beginJourney(db, journey, context.now()) : moveJourney(db, journey, base, context.now())
  const saysNo = flow.resolved.goal?.ruledOut.some(({ go }) => go === place.step) ?? false
  const kept = saysNo ? await putWhereRuledOut(context, personId, put) : await put(context.db)
  if (kept) return toRecord({ ...kept, mode })
  // The same request may have come twice at the same moment.
  const after = await findJourney(context, personId, names)
  return after.journey?.changed_by === requestKey ? again({ ...after.journey, mode }, save) : fail('precondition_failed')
}

/** Answers as they are called now. A page of an earlier version tells of all that it knows: what has gone since counts no longer. */
function answersIn(flows: FlowSnapshot, { resolved }: Flow, { answers = {}, flow_version }: Save): OwnAnswers {
  const now = answersNow(flows, answers)
  if (flow_version === resolved.version) return now
  const gone = answerProblems(flows, resolved, now)
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(gone, `answers.${name}`)))
}

/** A page that says no: what was paid for it goes back. Both or neither, for the same request sent again saves nothing more. */
function putWhereRuledOut(context: Context, personId: string, put: (trx: Queries) => Promise<SavedJourney | undefined>) {
  return context.db.transaction().execute(async (trx) => {
    const kept = await put(trx)
    if (kept) await context.hooks.goalsMayBeRuledOut(context, trx, personId)
    return kept
  })
}

/** What the same request made before; with the same key, another one would be lost without a word. */
function again(journey: SavedJourney, { place, flow_version, answers = {} }: Save): AnswerOf<Contract> | Refusal {
  const isSame = isDeepStrictEqual(
    { place: journey.place, flow_version: journey.flow_version, answers: { ...journey.answers, ...answers } },
    { place, flow_version, answers: journey.answers },
  )
  return isSame ? toRecord(journey) : fail('idempotency_mismatch')
}

function refusal(
  flows: FlowSnapshot,
  flow: Flow,
  { mode, place, answers = {} }: Save,
  { journey, known }: { readonly journey: SavedJourney | null; readonly known: Facts },
): Refusal | undefined {
  const strange = strangeStep(flow.resolved, place)
  if (strange !== undefined)
    return fail('step_not_found', {
      detail: { en: `The mode “${mode}” has no step “${strange}”.`, es: `El modo “${mode}” no tiene el paso “${strange}”.` },
    })
  const fields = answerProblems(flows, flow.resolved, answers)
  if (Object.keys(fields).length > 0) return fail('validation_failed', { fields })
  const { refused, go, leave } = admit(flow, place, allFacts(flows, flow, { ...journey?.answers, ...answers }, known))
  if (refused === undefined) return undefined
  return fail('not_in_this_state', {
    fields: {
      place: [
        {
          en: `“${place.step}” isn’t open yet: go to “${go?.step ?? leave}” first.`,
          es: `“${place.step}” todavía no está abierto: ve primero a “${go?.step ?? leave}”.`,
        },
      ],
    },
  })
}

function toRecord({ mode, version, place, flow_version, answers }: SavedJourney): AnswerOf<Contract> {
  return { mode, version, place, saved_flow_version: flow_version, answers }
}
