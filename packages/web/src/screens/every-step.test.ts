import { describe, expect, it } from 'vitest'
import { allFacts, allQuestions, allSteps } from '../testing/real-flows.ts'
import { fieldKinds } from './fields/fields.ts'
import { shownFields } from './fields/shown-field.ts'
import { recordOf } from './records/step-records.ts'
import { kinds } from './step-page.tsx'

describe.each([...allSteps])('%s', (_name, step) => {
  it('is drawn by a kind that is there', () => {
    expect(kinds[step.kind]).toBeDefined()
  })

  it('asks nothing that cannot be answered, and keeps nothing where nobody keeps it', async () => {
    for (const { type, record } of shownFields(step, allQuestions)) {
      expect(fieldKinds[type].Input).toBeDefined()
      if (record !== undefined) expect((await recordOf(record)).save).toBeTypeOf('function')
    }
  })
})

it('an answer that decides a fact of the service is saved in a record', async () => {
  const stores = Object.values(allFacts).flatMap(({ store }) => store ?? [])
  expect(stores).not.toEqual([])
  for (const store of stores) expect((await recordOf(store.split('.')[0] ?? '')).save).toBeTypeOf('function')
})
