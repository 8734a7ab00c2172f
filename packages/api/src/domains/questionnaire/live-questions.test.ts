import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { openTestFlows } from '../../flows/testing/open-test-flows.ts'
import { testContext, testOptions } from '../../testing/test-app.ts'
import { callsOf } from './testing/person-with-answers.ts'

const pet = {
  type: 'choice',
  label: 'Your pet',
  options: [
    { value: 'cat', label: 'A cat' },
    { value: 'dog', label: 'A dog' },
  ],
  errors: { required: 'Choose your pet.', unknown: 'Choose a pet, or call {phone}.' },
  page: 'qa2',
}

it('an answer that got another name is the same answer: as it was saved, and as a page sends it that was open before', async () => {
  const { ask, signUp, edit, until } = await serviceOnCopy()
  edit((questions) => ({ ...questions, pet }))
  const { add, change, list } = callsOf({ ask }, await signUp())
  await until(async () => (await add({ pet: 'cat' })).status === 201)
  const [cat, dog] = pet.options
  edit((questions) => ({ ...questions, pet: { ...pet, options: [{ ...cat, value: 'kitten', formerly: ['cat'] }, dog] } }))
  await until(async () => (await list())[0].pet === 'kitten')
  const [record] = await list()
  expect((await change(record.pk, 1, { pet: 'cat' })).body).toMatchObject({ pet: 'kitten', version: 2 })
  expect((await change(record.pk, 2, { pet: 'hamster' })).body.code).toBe('validation_failed')
})

it('a question that is added while the service runs is asked from then on, and one that is taken out is not', async () => {
  const { ask, signUp, edit, until } = await serviceOnCopy()
  const { add, change, list } = callsOf({ ask }, await signUp())
  const { body: record } = await add({ loan_interest: true })
  expect((await change(record.pk, 1, { pet: 'cat' })).body.code).toBe('unknown_field')

  edit((questions) => ({ ...questions, pet }))
  await until(async () => (await change(record.pk, 1, { pet: 'cow' })).body.code === 'validation_failed')
  const { fields } = (await change(record.pk, 1, { pet: 'cow' })).body
  expect(fields.pet).toEqual([`Choose a pet, or call ${phoneOfBrand()}.`])
  expect((await change(record.pk, 1, { pet: 'cat' })).body).toMatchObject({ pet: 'cat', version: 2 })

  edit(({ pet: _pet, ...others }) => others)
  await until(async () => !('pet' in (await list())[0]))
  expect((await change(record.pk, 2, { pet: null })).body.code).toBe('unknown_field')
  expect((await change(record.pk, 2, { loan_interest: false })).body).not.toHaveProperty('pet')

  edit((questions) => ({ ...questions, pet }))
  await until(async () => 'pet' in (await list())[0])
  expect((await list())[0]).toMatchObject({ pet: 'cat', loan_interest: false, version: 3 })
})

type Questions = Readonly<Record<string, unknown>>

/** The service on a folder of its own. Modes are left out: proving them takes seconds, and no question needs them. */
async function serviceOnCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'))
  cpSync(flowsFolder, folder, { recursive: true, filter: (source) => !/[/\\](modes|personas)[/\\]/.test(source.slice(flowsFolder.length)) })
  const flows = openTestFlows(folder)
  const { db, url } = await freshDatabase()
  const { app, closePartners } = await buildApp({ ...testOptions, flows, webFolder: folder, core: testContext(db), databaseUrl: url })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await closePartners()
    flows.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const ask: Parameters<typeof callsOf>[0]['ask'] = async ({ token, headers, ...request }) => {
    const answer = await app.inject({ ...request, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body }
  }
  const signUp = async (): Promise<string> => {
    const payload = { first_name: 'Pat', last_name: 'Example', email: 'pat@example.com', password1: 'correct horse battery staple' }
    const request = { method: 'POST', url: '/api/v1/auth/registration/', payload, headers: { 'x-security-code': 'any' } } as const
    return (await ask(request)).body.access
  }
  const file = join(folder, 'questions.json')
  const edit = (change: (questions: Questions) => Questions) => {
    const { questions, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...rest, questions: change(questions) }))
  }
  const until = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20 }).toBe(true)
  return { ask, signUp, edit, until }
}

function phoneOfBrand(): string {
  return JSON.parse(readFileSync(join(flowsFolder, 'brand.json'), 'utf8')).support.phone
}
