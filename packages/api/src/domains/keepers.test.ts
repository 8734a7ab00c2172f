import { customerContracts } from '@app/schemas/api/desk/customers'
import { type KeepersBy, keeperNames, keepers as named } from '@app/schemas/flow/promises/keepers'
import { taskKinds } from '@app/schemas/rules/desk/task-kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { keepers } from './keepers.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const by = <By extends 'job' | 'partner' | 'task' | 'colleague'>(kind: By) =>
  keeperNames.filter((name): name is KeepersBy<By> => named[name].by === kind)

it('each job that a promise names is one that the service does', () => {
  const lacking = by('job').flatMap((name) => keepers[name].filter((job) => !Object.hasOwn(service.jobHandlers, job)))
  expect(lacking).toEqual([])
})

it('each call of a partner that a promise names is one that it answers', () => {
  const lacking = by('partner').filter((name) => {
    const [partner, call] = keepers[name]
    return !(call in service.context.partners[partner])
  })
  expect(lacking).toEqual([])
})

it('each task that a promise names has people who do it and an end that the customer notices', () => {
  for (const name of by('task')) {
    for (const kind of keepers[name]) {
      expect(service.context.hooks.tasks[kind].settle).toBeTypeOf('function')
      expect(Object.values(taskKinds[kind].outcomes).some(({ effect }) => /customer|sender|e-mail/.test(effect))).toBe(true)
    }
  }
})

it('what a promise says that a colleague does for who calls in is theirs to do who answer calls', () => {
  const lacking = by('colleague').filter((name) => keepers[name].some((act) => !customerContracts[act].roles.includes('support')))
  expect(lacking).toEqual([])
})

it('a time that pages promise is one that the desk has for it', () => {
  for (const name of by('task')) {
    const keeper = named[name]
    if (!('within' in keeper)) continue
    for (const kind of keepers[name]) expect([name, kind, taskKinds[kind].dueInDays <= keeper.within]).toEqual([name, kind, true])
  }
})
