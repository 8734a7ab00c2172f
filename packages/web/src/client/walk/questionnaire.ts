import { type Answers, changedAnswers, mergeAnswers } from '@app/schemas/rules/answers/questionnaire'
import { saveRetryMs } from '@app/schemas/rules/visitors/cache'
import { create } from 'zustand'
import { followDevice, readDevice, saveOnDevice } from '../device.ts'
import { type Answer, done, type Failure, failed } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import { whenOld } from '../service/changes.ts'
import { onSignOut } from '../session/resets.ts'

type Questionnaire = {
  readonly pk: string | undefined
  readonly version: number
  readonly saved: Answers
  /** Edits that are not confirmed: they win over what was loaded, and stay until it is the same. */
  readonly pending: Answers
  readonly isSaving: boolean
  readonly isLoaded: boolean
}

const device = 'questionnaire'
const nothing: Questionnaire = { pk: undefined, version: 0, saved: {}, pending: {}, isSaving: false, isLoaded: false }

export const useQuestionnaire = create<Questionnaire>(() => ({ ...nothing, pending: readDevice<Answers>(device) ?? {} }))
followDevice(device, () => useQuestionnaire.setState({ pending: readDevice<Answers>(device) ?? {} }))
let isOld = false
let loading: Promise<Answer<Answers>> | undefined
// What was loaded shows on until the next page asks: nothing of it goes while somebody looks at it.
whenOld(() => {
  isOld = true
})
onSignOut(() => {
  isOld = false
  loading = undefined
  useQuestionnaire.setState(nothing, true)
})

/** The answers as the person has left them: saved or not. */
export function questionnaireAnswers(): Answers {
  const { saved, pending } = useQuestionnaire.getState()
  return mergeAnswers(saved, pending).answers
}

/** The answers as they are saved: loaded once, and anew when another tab has changed something. One load at a time. */
export function loadQuestionnaire(): Promise<Answer<Answers>> {
  const { isLoaded, saved } = useQuestionnaire.getState()
  if (loading && !isOld) return loading
  if (isLoaded && !isOld) return Promise.resolve(done(saved))
  const mine = fetchQuestionnaire().finally(() => {
    if (loading === mine) loading = undefined
  })
  loading = mine
  return mine
}

async function fetchQuestionnaire(): Promise<Answer<Answers>> {
  isOld = false
  const answer = await ask('GET /api/v1/accounts/investment_account_info/')
  if (!answer.ok) {
    isOld = true
    return answer
  }
  const [row] = answer.data.results
  if (row) setSaved(row)
  useQuestionnaire.setState({ isLoaded: true })
  return done(useQuestionnaire.getState().saved)
}

/** Puts edits in front of what is saved, on this device too. */
export function editAnswers(edits: Answers): void {
  const pending = { ...useQuestionnaire.getState().pending, ...edits }
  useQuestionnaire.setState({ pending })
  saveOnDevice(device, pending)
}

/**
 * Saves what was edited, one save at a time: whoever comes while one runs looks again 100 ms later. The first save makes the
 * record, later ones send what changed. What was edited meanwhile stays pending.
 */
export async function saveAnswers(): Promise<Answer<Answers>> {
  while (useQuestionnaire.getState().isSaving) await new Promise((resolve) => setTimeout(resolve, saveRetryMs))
  useQuestionnaire.setState({ isSaving: true })
  try {
    const loaded = await loadQuestionnaire()
    if (!loaded.ok) return loaded
    const saved = await saveChanges()
    return !saved.ok && saved.failure.code === 'unknown_field' ? await saveWithoutGone() : saved
  } finally {
    useQuestionnaire.setState({ isSaving: false })
  }
}

/**
 * Saves these at once, for a page that asks for them alone. When they are refused, nothing of them waits to be sent along with what is
 * answered elsewhere.
 */
export async function saveAnswersNow(edits: Answers): Promise<Answer<Answers>> {
  const { pending: before } = useQuestionnaire.getState()
  editAnswers(edits)
  const saved = await saveAnswers()
  if (!saved.ok) takeBack(edits, before)
  return saved
}

/** What is wrong with answers themselves, or with who gives them. Anything else may pass without the person. */
const refusals: ReadonlySet<Failure['code']> = new Set([
  'validation_failed',
  'card_number_refused',
  'unknown_field',
  'step_up_required',
  'mailed_code_required',
])

/**
 * Saves the answers of a step. Without a connection they wait, and go with the next ones. Refused, they stay on their own page: sent along
 * from another one, they would have that refused as well, where nothing is wrong and nothing can be mended.
 */
export async function saveStepAnswers(edits: Answers): Promise<Answer<Answers>> {
  editAnswers(edits)
  const saved = await saveAnswers()
  if (!saved.ok && refusals.has(saved.failure.code)) {
    const named = Object.fromEntries(Object.keys(saved.failure.fields ?? {}).map((name) => [name, null]))
    takeBack({ ...edits, ...named }, {})
  }
  return saved
}

/** These edits wait no more; what waited of the same before does again. */
function takeBack(edits: Answers, before: Answers): void {
  const others = Object.entries(useQuestionnaire.getState().pending).filter(([name]) => !Object.hasOwn(edits, name))
  const waiting = Object.entries(before).filter(([name]) => Object.hasOwn(edits, name))
  const pending = Object.fromEntries([...others, ...waiting])
  useQuestionnaire.setState({ pending })
  saveOnDevice(device, Object.keys(pending).length > 0 ? pending : undefined)
}

/**
 * A question may be gone since it was answered, on a page that was open meanwhile or without a connection: what was said to it counts no
 * longer, and keeps back no other answer. The service does not say which one it does not know, so each is sent by itself.
 */
async function saveWithoutGone(): Promise<Answer<Answers>> {
  let refused: Answer<Answers> | undefined
  for (const name of Object.keys(useQuestionnaire.getState().pending)) {
    const saved = await saveChanges([name])
    if (saved.ok) continue
    if (saved.failure.code === 'unknown_field') takeBack({ [name]: null }, {})
    else refused ??= saved
  }
  return refused ?? done(useQuestionnaire.getState().saved)
}

/** `only`: of what waits, the answers to these questions. */
async function saveChanges(only?: readonly string[], isAgain = false): Promise<Answer<Answers>> {
  const { pk, version, saved, pending } = useQuestionnaire.getState()
  const wanted = Object.fromEntries(Object.entries(pending).filter(([name]) => only?.includes(name) ?? true))
  const body = changedAnswers(saved, wanted) as Record<string, string>
  if (Object.keys(body).length === 0) return done(saved)
  const answer =
    pk === undefined
      ? await ask('POST /api/v1/accounts/add_investment_account_info/', { body })
      : await ask('PATCH /api/v1/accounts/investment_account_info/{id}/update/', { params: { id: pk }, base: version, body })
  if (answer.ok) {
    setSaved(answer.data)
    return done(useQuestionnaire.getState().saved)
  }
  // Another device was quicker: what it saved is loaded, and what was edited here goes on top.
  const isOld = answer.failure.code === 'conflict_version' || answer.failure.code === 'already_done'
  if (!isOld || isAgain) return failed(answer.failure)
  useQuestionnaire.setState({ isLoaded: false })
  const loaded = await loadQuestionnaire()
  return loaded.ok ? saveChanges(only, true) : loaded
}

function setSaved({ pk, version, ...saved }: { readonly pk: string; readonly version: number } & Answers): void {
  const { pending } = mergeAnswers(saved, useQuestionnaire.getState().pending)
  useQuestionnaire.setState({ pk, version, saved, pending, isLoaded: true })
  saveOnDevice(device, Object.keys(pending).length > 0 ? pending : undefined)
}
