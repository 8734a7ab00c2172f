// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { allQuestions, allSteps } from '../testing/real-flows.ts'
import { fieldKinds } from './fields/fields.ts'
import { shownFields } from './fields/shown-field.ts'
import { kinds } from './kinds/kinds.tsx'
import { recordOf } from './records/record-of.ts'

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
