import { expect, it } from 'vitest'
import { fillCompanies } from '../../directory/testing/fill-companies.ts'
import { testApp } from '../../testing/test-app.ts'

it('lists all names once, sorted, a hundred to a page', async () => {
  const { db, ask, signUp } = await testApp()
  const { access: token } = await signUp()
  const kept = [...Array(250).keys()].map((index) => ({
    name_key: `keeper ${String(index).padStart(3, '0')}`,
    name: `Keeper ${String(index).padStart(3, '0')}`,
  }))
  await db.insertInto('record_keepers').values(kept).execute()
  const names: string[] = []
  const sizes: number[] = []
  let next: string | null = '/api/v1/record_keepers/names/'
  while (next) {
    const { body } = await ask({ method: 'GET', url: next, token, headers: { host: 'evil.example' } })
    expect(body.count).toBe(250)
    names.push(...body.results)
    sizes.push(body.results.length)
    next = body.next
    if (next) expect(next).toMatch(/^\/api\/v1\/record_keepers\/names\/\?page=\d$/)
  }
  expect(sizes).toEqual([100, 100, 50])
  expect(names).toEqual(kept.map(({ name }) => name))
  const { body } = await ask({ method: 'GET', url: '/api/v1/record_keepers/names/?page=999999', token })
  expect(body).toEqual({ count: 250, next: null, results: [] })
})

it('names the record keeper of a company, or says why it is unknown', async () => {
  const { db, ask, signUp } = await testApp()
  const { access: token } = await signUp()
  await fillCompanies(db, [{ name: 'Long Sample', recordKeeper: 'Elm Trust' }], 60)
  const get = async (id: string) => ask({ method: 'GET', url: `/api/v1/record_keepers/company_provider/${id}`, token })
  expect((await get('?company_id=1')).body).toEqual({ company_id: 1, record_keeper_name: 'Elm Trust', source_year: 2024, why: null })
  const short = await db.selectFrom('plans').select('company_id').where('form', '=', 'short').limit(1).executeTakeFirstOrThrow()
  expect((await get(`?company_id=${short.company_id}`)).body).toMatchObject({
    record_keeper_name: null,
    source_year: 2024,
    why: 'short-form',
  })
  expect((await get('')).body).toEqual({ company_id: null, record_keeper_name: null, source_year: null, why: 'no-company' })
  expect((await get('?company_id=999999')).body.code).toBe('not_found')
  for (const id of ['x', '-1', '1e3', '1.5', '9999999999']) expect((await get(`?company_id=${id}`)).status).toBe(400)
})
