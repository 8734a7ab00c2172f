import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nastyTexts } from '../../http/testing/nasty-texts.ts'
import { testApp } from '../../testing/test-app.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

const likely = ['single', 'married-joint', 'Poland', '1985-04-27', '02/30/2024', '(503) 555-0134', 'ana@home.example', '$75', 67, ['ZVZZT']]
const anyAnswer = fc.oneof(
  fc.constantFrom<unknown>(...likely, true, false, null, '', -0, [], [''], { sealed: 'v1.test.AAAA' }, 'v1.test.AAAA'),
  fc.constantFrom(...nastyTexts),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
)

it('whatever is answered is kept or refused, and what is kept is read again', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  const { change, list, record } = await personWithAnswers(service)
  const questions = Object.entries(service.context.flows.current().questions)
  const oneAnswer = fc.constantFrom(...questions).chain(([name, { options = [] }]) => {
    const offered = options.length > 0 ? fc.constantFrom<unknown>(...options.map(({ value }) => value)) : anyAnswer
    return fc.tuple(fc.constant(name), fc.oneof(offered, anyAnswer))
  })
  let [kept, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(oneAnswer, { minLength: 1, maxLength: 3 }).map(Object.fromEntries), async (answers) => {
      const [before] = await list()
      const { status, body } = await change(record.pk, before.version, answers)
      if (status === 200) {
        kept++
        expect(await list()).toEqual([body])
      } else {
        refused++
        expect([400, 422]).toContain(status)
        expect(await list()).toEqual([before])
      }
    }),
    { numRuns: 300 },
  )
  expect([kept > 30, refused > 30]).toEqual([true, true])
})
