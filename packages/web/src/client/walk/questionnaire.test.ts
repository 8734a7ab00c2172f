import { beforeEach, expect, it } from 'vitest'
import { type Asked, stubService } from '../../testing/stub-service.ts'
import { forgetPerson } from '../session/resets.ts'
import {
  editAnswers,
  loadQuestionnaire,
  questionnaireAnswers,
  saveAnswers,
  saveAnswersNow,
  saveStepAnswers,
  useQuestionnaire,
} from './questionnaire.ts'

const list = 'GET /api/v1/accounts/investment_account_info/'
const add = 'POST /api/v1/accounts/add_investment_account_info/'
const update = 'PATCH /api/v1/accounts/investment_account_info/q1/update/'

beforeEach(() => forgetPerson())

/** A service that keeps one record. */
function keeps(record?: Record<string, unknown>) {
  let kept = record
  const change = ({ body }: Asked) => {
    kept = { ...kept, ...body, pk: 'q1', version: Number(kept?.['version'] ?? 0) + 1 }
    return { body: kept }
  }
  return { [list]: () => ({ body: { results: kept ? [kept] : [] } }), [add]: change, [update]: change }
}

it('the first save makes the record, later ones send what changed', async () => {
  const asked = stubService(keeps())
  editAnswers({ citizen_status: 'us-citizen' })
  await saveAnswers()
  editAnswers({ citizen_status: 'us-citizen', employment_status: 'employed' })
  await saveAnswers()
  expect(asked.map(({ call, body }) => [call, body])).toEqual([
    [list, undefined],
    [add, { citizen_status: 'us-citizen' }],
    [update, { employment_status: 'employed' }],
  ])
})

it('only one save runs at a time, and what was edited meanwhile is saved after it', async () => {
  let running = 0
  let most = 0
  const service = keeps()
  const slowly = async (asked: Asked) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 30))
    running--
    return service[update](asked)
  }
  stubService({ ...service, [add]: slowly, [update]: slowly })
  editAnswers({ qa: 'one' })
  const first = saveAnswers()
  editAnswers({ other: 'two' })
  const second = saveAnswers()
  await Promise.all([first, second])
  expect(most).toBe(1)
  expect(questionnaireAnswers()).toMatchObject({ qa: 'one', other: 'two' })
  expect(useQuestionnaire.getState().pending).toEqual({})
})

it('edits that are not saved win over what is loaded, and stay until they are', async () => {
  stubService({
    ...keeps({ pk: 'q1', version: 1, risk: 'low' }),
    [update]: () => ({ status: 503, body: { code: 'overloaded', detail: 'Later.' } }),
  })
  editAnswers({ risk: 'high' })
  await loadQuestionnaire()
  expect((await saveAnswers()).ok).toBe(false)
  expect(questionnaireAnswers()['risk']).toBe('high')
  expect(localStorage.getItem('flow:questionnaire')).toBe('{"risk":"high"}')
})

it('what another device has saved meanwhile is loaded, and the edits of this one go on top', async () => {
  const service = keeps({ pk: 'q1', version: 1, risk: 'low', goal: 'growth' })
  let isOld = true
  stubService({
    ...service,
    [update]: (asked) => {
      if (!isOld) return service[update](asked)
      isOld = false
      service[update]({ ...asked, body: { goal: 'income' } })
      return { status: 409, body: { code: 'conflict_version', detail: 'Somebody was quicker.' } }
    },
  })
  editAnswers({ risk: 'high' })
  expect((await saveAnswers()).ok).toBe(true)
  expect(questionnaireAnswers()).toEqual({ risk: 'high', goal: 'income' })
})

it('what is saved at once and refused waits for nothing, and what waited before it still does', async () => {
  const asked = stubService({
    ...keeps({ pk: 'q1', version: 1, experience_level: 'good' }),
    [update]: () => ({ status: 400, body: { code: 'validation_failed', detail: 'Check it.', fields: { contact_email: ['No address.'] } } }),
  })
  editAnswers({ employment_status: 'employed' })
  const saved = await saveAnswersNow({ contact_email: 'no address' })
  expect(saved).toMatchObject({ ok: false, failure: { fields: { contact_email: ['No address.'] } } })
  expect(useQuestionnaire.getState().pending).toEqual({ employment_status: 'employed' })
  expect(asked.at(-1)?.body).toEqual({ employment_status: 'employed', contact_email: 'no address' })
})

it('an answer to a question that is gone since keeps back no other one, and waits no more', async () => {
  const service = keeps({ pk: 'q1', version: 1, risk: 'low' })
  stubService({
    ...service,
    [update]: (asked) =>
      'gone' in asked.body
        ? { status: 400, body: { code: 'unknown_field', detail: 'No such question.', fields: { '?': ['No.'] } } }
        : service[update](asked),
  })
  // Typed without a connection, before the question was taken out.
  editAnswers({ gone: 'yes' })
  expect(await saveStepAnswers({ risk: 'high', goal: 'income' })).toMatchObject({ ok: true })
  expect(questionnaireAnswers()).toEqual({ risk: 'high', goal: 'income' })
  expect(localStorage.getItem('flow:questionnaire')).toBeNull()
  expect(await saveStepAnswers({ gone: 'no', goal: 'growth' })).toMatchObject({ ok: true, data: { goal: 'growth' } })
  expect(useQuestionnaire.getState().pending).toEqual({})
})

it('where a question is gone and another answer is wrong, that one is what people read of', async () => {
  stubService({
    ...keeps({ pk: 'q1', version: 1 }),
    [update]: ({ body }) => ({
      status: 400,
      body:
        'gone' in body
          ? { code: 'unknown_field', detail: 'No.' }
          : { code: 'validation_failed', detail: 'Check it.', fields: { risk: ['No.'] } },
    }),
  })
  editAnswers({ gone: 'yes' })
  expect(await saveStepAnswers({ risk: 'odd' })).toMatchObject({ ok: false, failure: { fields: { risk: ['No.'] } } })
  expect(useQuestionnaire.getState().pending).toEqual({})
})
