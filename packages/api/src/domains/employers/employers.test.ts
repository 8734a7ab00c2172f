import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCompanies } from '../../directory/testing/fill-companies.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'

const root = '/api/v1/employers'
const job = {
  company_id: 1,
  company_name: 'Paper Crane Clinic, Inc.',
  record_keeper_selected_name: 'Elm Trust',
  start_year: 2014,
  end_year: 2018,
  salary: 61_000.5,
  other_provider: '',
}

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await fillCompanies(service.db, [{ name: 'Paper Crane Clinic, Inc.' }], 20)
})
afterAll(() => service.close())

async function newPerson() {
  const { access: token, pk } = await service.signUp()
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    service.ask({ method, url: `${root}${path}`, token, headers, ...(payload && { payload }) })
  return {
    pk,
    token,
    ask,
    add: (payload: object = job, key: string = randomUUID()) => ask('POST', '/add_user_employers/', payload, { 'idempotency-key': key }),
    put: (id: string, base: number, payload: object = job) => ask('PUT', `/${id}/update/`, payload, { 'if-match': `"${base}"` }),
    list: async () => (await ask('GET', '/list_user_employers/')).body.results,
    progress: async () => (await service.ask({ method: 'GET', url: '/api/v1/accounts/completed_info/', token })).body.previous_jobs,
  }
}

it('keeps a job, and gives it back as it was sent; what is empty is null', async () => {
  const { add, list, ask } = await newPerson()
  const { status, body } = await add()
  expect([status, body]).toEqual([201, { ...job, pk: body.pk, version: 1, other_provider: null }])
  expect(await list()).toEqual([body])
  expect((await ask('GET', `/${body.pk}/detail/`)).body).toEqual(body)
})

it('the record keeper is null when the provider is unknown, and so is an empty salary', async () => {
  const { add } = await newPerson()
  for (const record_keeper_selected_name of ["I don't remember", 'Not in the list below', '', null])
    expect((await add({ ...job, record_keeper_selected_name, salary: null, company_id: null })).body).toMatchObject({
      record_keeper_selected_name: null,
      salary: null,
      company_id: null,
    })
})

it('nothing of it is in the table in the clear', async () => {
  const { add, pk } = await newPerson()
  await add({ ...job, company_name: 'Larkspur Secret Works', other_provider: 'Oddity Trust' })
  const rows = JSON.stringify(await service.db.selectFrom('employers').selectAll().where('person_id', '=', pk).execute())
  for (const text of ['Larkspur', 'Elm Trust', 'Oddity', '61000', '6100050', '"company_id":"1"']) expect(rows).not.toContain(text)
})

describe('a job is refused', () => {
  const nextYear = new Date().getUTCFullYear() + 1
  it.each([
    [{ start_year: 1949 }, 'start_year'],
    [{ start_year: nextYear, end_year: nextYear }, 'start_year,end_year'],
    [{ end_year: nextYear }, 'end_year'],
    [{ start_year: 2019 }, 'end_year'],
    [{ start_year: 2014.5 }, 'start_year'],
    [{ start_year: 'long ago' }, 'start_year'],
    [{ company_name: '  ' }, 'company_name'],
    [{ company_name: 'x'.repeat(121) }, 'company_name'],
    [{ company_id: 999_999 }, 'company_id'],
    [{ company_id: 2 ** 40 }, 'company_id'],
    [{ company_id: 'one' }, 'company_id'],
    [{ salary: -1 }, 'salary'],
    [{ salary: 10_000_001 }, 'salary'],
    [{ salary: 0.001 }, 'salary'],
  ])('for %j', async (own, field) => {
    const { add, list } = await newPerson()
    const { status, body } = await add({ ...job, ...own })
    expect([status, body.code, Object.keys(body.fields).join()]).toEqual([400, 'validation_failed', field])
    expect(await list()).toEqual([])
  })

  it('with a card number in it', async () => {
    const { add } = await newPerson()
    expect((await add({ ...job, other_provider: '4111 1111 1111 1111' })).body.code).toBe('card_number_refused')
  })
})

it('sent again with its key it is there once, and another one with that key is refused', async () => {
  const { add, list } = await newPerson()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(job, key)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await list()).toHaveLength(1)
  expect((await add({ ...job, start_year: 2015 }, key)).body.code).toBe('idempotency_mismatch')
  const other = await newPerson()
  expect((await other.add({ ...job, start_year: 2015 }, key)).status).toBe(201)
})

it('holds no more than fifty', async () => {
  const { add, list } = await newPerson()
  const key = randomUUID()
  await add(job, key)
  for (let index = 1; index < 50; index++) await add()
  expect((await add()).body.code).toBe('over_the_limit')
  expect((await add(job, key)).status).toBe(201)
  expect(await list()).toHaveLength(50)
})

it('holds no more than fifty, also of those that come at once, and loses none of them to the others', async () => {
  const { add, list } = await newPerson()
  for (let index = 0; index < 46; index++) await add()
  const answers = await Promise.all(Array.from({ length: 12 }, () => add()))
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(4)
  expect(answers.filter(({ body }) => body.code === 'over_the_limit')).toHaveLength(8)
  expect(await list()).toHaveLength(50)
})

describe('a change', () => {
  it('puts all of it anew, and only what was seen is changed', async () => {
    const { add, put, list } = await newPerson()
    const { pk } = (await add()).body
    const { status, body } = await put(pk, 1, { company_name: 'Other', start_year: 2000, end_year: 2001 })
    expect([status, body]).toEqual([
      200,
      {
        pk,
        version: 2,
        company_id: null,
        company_name: 'Other',
        record_keeper_selected_name: null,
        start_year: 2000,
        end_year: 2001,
        salary: null,
        other_provider: null,
      },
    ])
    expect((await put(pk, 1)).body.code).toBe('precondition_failed')
    expect(await list()).toEqual([body])
  })

  it('whose answer was lost may be sent again', async () => {
    const { add, put } = await newPerson()
    const { pk } = (await add()).body
    const [one, other] = [await put(pk, 1, { ...job, salary: 5 }), await put(pk, 1, { ...job, salary: 5 })]
    expect([one.status, other.status, other.body]).toEqual([200, 200, one.body])
  })

  it(`of two at once, one learns that the other was first, ${trialsAtOnce} times`, async () => {
    const { add, put, list } = await newPerson()
    const { pk } = (await add()).body
    for (let version = 1; version <= trialsAtOnce; version++) {
      const both = await Promise.all([put(pk, version, { ...job, salary: version }), put(pk, version, { ...job, salary: version + 0.5 })])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      const [kept] = await list()
      expect([kept.version, kept.salary]).toEqual([version + 1, both.find(({ status }) => status === 200)?.body.salary])
    }
  })
})

it('the work history is saved as long as there is a job, and cannot be claimed without one', async () => {
  const { add, ask, progress, token } = await newPerson()
  const claim = () => service.ask({ method: 'POST', url: '/api/v1/accounts/completed_info/', token, payload: { previous_jobs: true } })
  expect([await progress(), (await claim()).body.code]).toEqual([false, 'claimed_progress'])
  const { pk } = (await add()).body
  expect([await progress(), (await claim()).status]).toEqual([true, 200])
  expect((await ask('DELETE', `/delete/${pk}`)).body).toEqual({ status: 'OK' })
  expect(await progress()).toBe(false)
})

it('a job of another person is not found', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const { pk } = (await one.add()).body
  for (const { status, body } of [
    await other.ask('GET', `/${pk}/detail/`),
    await other.put(pk, 1),
    await other.ask('DELETE', `/delete/${pk}`),
  ])
    expect([status, body.code]).toEqual([404, 'not_found'])
  expect(await other.list()).toEqual([])
  expect(await one.list()).toHaveLength(1)
})
