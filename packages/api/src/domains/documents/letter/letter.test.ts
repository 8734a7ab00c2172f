import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFailure } from '../../../failure/failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { personalInformationFacts } from '../../personal-information/facts.ts'
import { personWithRecord } from '../../personal-information/testing/person-with-record.ts'
import { callsOf } from '../testing/document-calls.ts'
import { recordDisclosure } from './disclosures.ts'
import { fileLetterJob } from './file-letter.ts'

const isFull = process.env['FAULTS'] === 'full'
const yearMs = 365 * 86_400_000
const signed = { has_custodial_auth: true, signed_name: 'pat  example' }

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signer() {
  const person = await personWithRecord(service)
  await person.sign(person.record.pk, signed)
  return { ...person, personId: person.pk, documents: callsOf(service, person.access), recordId: person.record.pk }
}

const isSigned = async ({ list }: { list: () => Promise<{ has_custodial_auth: boolean }[]> }) => (await list())[0]?.has_custodial_auth

function show(personId: string, recipient = 'Old Plan, Inc.') {
  const shown = { personId, recipient, reason: 'We asked for your balance.' }
  return service.db.transaction().execute((trx) => recordDisclosure(service.context, trx, shown))
}

async function fact(personId: string) {
  const source = personalInformationFacts(() => service.context.now())
  const { rows } = await service.db.executeQuery(service.db.selectNoFrom(source.query(service.db, personId).as('found')).compile())
  return source.facts(rows[0]?.found)['letter.signed']
}

describe('a letter that is signed', () => {
  it('is filed as a paper that says what was agreed, by whom and when', async () => {
    const { documents, access } = await signer()
    await service.doJobs()
    const { results, count } = await documents.list()
    expect([count, results[0]]).toMatchObject([1, { doc_category: 'LETTER', doc_type: 'letter-of-authorization', status: 'FILED' }])
    const url = `/api/v1/documents/${results[0].pk}/file/`
    const { rawPayload } = await service.app.inject({ url, headers: { authorization: `Bearer ${access}` } })
    const proxy = await getDocumentProxy(new Uint8Array(rawPayload))
    const text = (await extractText(proxy, { mergePages: true })).text.replace(/\s+/g, ' ')
    for (const words of ['Name: Pat Example', 'Signed by typing: pat example', 'It ends one year later.', '3. What you do not let us do'])
      expect(text).toContain(words)
    expect(text).toMatch(/These words are known by [0-9a-f]{64}/)
    expect(text).not.toMatch(/\{[a-z]+\}/)
    expect((await getMeta(proxy)).info).toMatchObject({
      Language: 'en-US',
      Title: 'Letter of authorization: Let us ask about your accounts',
    })
    expect((await documents.remove(results[0].pk)).body.code).toBe('not_in_this_state')
  })

  it('is listed with when it ends, its copy, and whether it is in force', async () => {
    const { documents } = await signer()
    expect(await documents.letters()).toMatchObject([{ withdrawn_at: null, is_in_force: true, document: null }])
    await service.doJobs()
    const [letter] = await documents.letters()
    expect(letter.document).toBe((await documents.list()).results[0].pk)
    expect(letter.ends_at.slice(0, 4)).toBe(String(Number(letter.signed_at.slice(0, 4)) + 1))
    await documents.withdraw(randomUUID())
    expect(await documents.letters()).toMatchObject([{ ...letter, is_in_force: false, withdrawn_at: expect.any(String) }])
  })

  it('is one paper, however often that job is done', async () => {
    const { documents, personId } = await signer()
    const { id } = await service.db.selectFrom('letter_signings').select('id').where('person_id', '=', personId).executeTakeFirstOrThrow()
    const work = () => service.jobHandlers[fileLetterJob]?.work({ signingId: id }, { jobId: randomUUID(), at: service.context.now() })
    await Promise.all([work(), work(), work()])
    await service.doJobs()
    expect((await documents.list()).count).toBe(1)
  })

  it('is not signed any more after a year, and may be signed anew', async () => {
    const one = await signer()
    service.pass(yearMs - 3_600_000)
    expect([await isSigned(one), await fact(one.personId)]).toEqual([true, true])
    service.pass(2 * 3_600_000 + 86_400_000)
    const { body } = await service.ask({
      method: 'POST',
      url: '/api/v1/auth/login/',
      payload: { email: one.email, password: one.password1 },
    })
    const calls = callsOf(service, body.access)
    expect(await fact(one.personId)).toBe(false)
    expect(isFailure(await show(one.personId))).toBe(true)
    expect((await calls.withdraw(randomUUID())).body.code).toBe('not_in_this_state')
    const again = await service.ask({
      method: 'PUT',
      url: `/api/v1/accounts/personal_information/has_custodial_auth/${one.recordId}/update/`,
      token: body.access,
      payload: signed,
    })
    expect([again.status, again.body.has_custodial_auth, await fact(one.personId)]).toEqual([200, true, true])
    await service.doJobs()
    expect((await calls.list()).count).toBe(2)
  })
})

describe('the people who were shown the letter', () => {
  it('are listed for its person, and for nobody else', async () => {
    const [one, other] = [await signer(), await signer()]
    expect(await show(one.personId)).toBeUndefined()
    service.pass(1_000)
    await show(one.personId, 'Second Plan')
    const seen = await one.documents.disclosures()
    expect(seen).toMatchObject([{ recipient: 'Second Plan' }, { recipient: 'Old Plan, Inc.', reason: 'We asked for your balance.' }])
    expect(await other.documents.disclosures()).toEqual([])
  })

  it('are none before it is signed', async () => {
    expect(isFailure(await show((await personWithRecord(service)).pk))).toBe(true)
  })
})

describe('a letter that is withdrawn', () => {
  it('is not signed from then on, and shown to nobody', async () => {
    const one = await signer()
    await show(one.personId)
    const { status, body } = await one.documents.withdraw(randomUUID())
    expect([status, body]).toEqual([200, { has_custodial_auth: false, signed_at: body.signed_at, withdrawn_at: body.withdrawn_at }])
    expect([await isSigned(one), await fact(one.personId), isFailure(await show(one.personId))]).toEqual([false, false, true])
    expect(await one.documents.disclosures()).toHaveLength(1)
    expect(service.emails.at(-1)).toMatchObject({ kind: 'letter-withdrawn', to: one.email })
    const lines = await service.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', `person:${one.personId}`)
      .where('action', '=', 'letter.withdrawn')
      .execute()
    expect(lines).toHaveLength(1)
  })

  it('is withdrawn once for a key, and not again without a new signature', async () => {
    const one = await signer()
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: isFull ? 50 : 10 }, () => one.documents.withdraw(key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await one.documents.withdraw(randomUUID())).body.code).toBe('not_in_this_state')
    expect(
      (await service.ask({ method: 'POST', url: '/api/v1/documents/letter/withdraw/', token: one.access, payload: {} })).body.code,
    ).toBe('idempotency_missing')
  })

  it('may be signed anew, by the name that the person has then', async () => {
    const one = await signer()
    await one.documents.withdraw(randomUUID())
    const record = (await one.list())[0]
    await service.doJobs()
    expect((await one.sign(one.recordId, { ...signed, signed_name: 'Somebody Else' })).body.code).toBe('validation_failed')
    const { body } = await one.sign(one.recordId, signed)
    expect([body.has_custodial_auth, body.version]).toEqual([true, record.version + 1])
    await service.doJobs()
    expect(await show(one.personId)).toBeUndefined()
    expect((await one.documents.list()).count).toBe(2)
  })

  it('is never shown by a concurrent request that is allowed afterwards', async () => {
    const trials = isFull ? 1_000 : 40
    for (let trial = 0; trial < trials; trial++) {
      const one = await signer()
      const acts = [() => one.documents.withdraw(randomUUID()), () => show(one.personId)]
      await Promise.all((trial % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
      const { rows } = await service.db.executeQuery<{ late: number }>(
        service.db
          .selectFrom('letter_disclosures')
          .innerJoin('letter_signings', 'letter_signings.id', 'letter_disclosures.signing_id')
          .select((eb) => eb.fn.countAll<number>().as('late'))
          .where('letter_signings.person_id', '=', one.personId)
          .whereRef('letter_disclosures.shown_at', '>', 'letter_signings.withdrawn_at')
          .compile(),
      )
      expect(rows[0]?.late).toBe(0)
      expect(isFailure(await show(one.personId))).toBe(true)
    }
  })
})
