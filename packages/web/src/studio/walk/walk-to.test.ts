import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFlow } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { expect, it } from 'vitest'
import { walkView } from '../../testing/real-flows.ts'
import { answersShown } from '../step/answers-shown.ts'
import { walkTo } from './walk-to.ts'

const read = (name: string): PersonaFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../flows/personas/${name}.json`), 'utf8'))
const ada = read('ada-sample')
const view = walkView(ada.mode)
const flow = compileFlow(view.resolved)

it('a persona stands on a step with what they answered on the way there', () => {
  const last = ada.expects.path.at(-1) ?? ''
  const { place, isOnTheirWay, facts } = walkTo(flow, last, ada)
  expect([place.step, isOnTheirWay]).toEqual([last, true])
  expect(facts).toMatchObject({ 'accounts.found': true })
})

it('a step that they never reach is shown with what they know at the start', () => {
  expect(walkTo(flow, 'donotqualify', ada)).toMatchObject({ place: { step: 'donotqualify' }, isOnTheirWay: false })
})

it('the fields of a step are filled with their answers, and with who they are', () => {
  const step = view.steps['personal-information']
  expect(step && answersShown(view, step, ada)).toMatchObject({ city: 'Portland', first_name: 'Ada' })
})
