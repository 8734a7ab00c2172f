import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { callsOf as documentsOf } from '../documents/testing/document-calls.ts'
import { personWithAnswers } from '../questionnaire/testing/person-with-answers.ts'
import { callsOf, type Paper, signatureOf, signer } from './testing/signer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function textOf(token: string, url: string): Promise<string> {
  const { rawPayload } = await service.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const linesOf = (personId: string) =>
  service.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'paper.signed')
    .where('subject', '=', `person:${personId}`)
    .execute()

describe('papers that wait', () => {
  it('are none for a person who has asked for nothing', async () => {
    const person = await service.signUp()
    const { read, signAs } = callsOf(service, person.access)
    expect(await read()).toEqual({
      signer: { first_name: 'Pat', last_name: 'Example' },
      waiting: [],
      signed: [],
      text_to: null,
      phone: null,
    })
    const { body } = await signAs({ ...signatureOf({ waiting: [] }), papers: [{ paper: 'loan-0000', hash: '0'.repeat(64) }] })
    expect(body.code).toBe('not_in_this_state')
  })

  it('say what a loan costs, to the cent, on the page and in the file', async () => {
    const { read, access } = await signer(service)
    const [note] = (await read()).waiting
    expect(note).toMatchObject({ kind: 'loan', title: 'Loan note' })
    const facts = Object.fromEntries(note.facts.map(({ name, value }: Paper['facts'][number]) => [name, value]))
    expect(facts).toMatchObject({ For: 'Pat Example', 'You borrow': '$12,000.00', 'You receive': '$11,925.00' })
    expect(JSON.stringify(note)).not.toMatch(/\{[a-z]+\}/)
    const text = await textOf(access, `/api/v1/signing/papers/${note.paper}/file/`)
    for (const words of ['You borrow: $12,000.00', 'To be signed on screen.', note.hash]) expect(text).toContain(words)
  })

  it('are one for all agreements of an account, and the signed copy takes the place of what was to be signed', async () => {
    const { access } = await service.signUp()
    const [{ read, sign }, { agreements, list }] = [callsOf(service, access), documentsOf(service, access)]
    await agreements({ account_type: 'ROTH_IRA' })
    const { waiting } = await read()
    expect(waiting.map(({ paper }: Paper) => paper)).toEqual(['account-ROTH_IRA'])
    const { body } = await sign()
    expect([body.waiting, body.signed.length]).toEqual([[], 1])
    expect((await list()).results.map(({ status }: { status: string }) => status)).toEqual(['FILED'])
    // Asked for again, they are signed already.
    await agreements({ account_type: 'ROTH_IRA' })
    expect((await read()).waiting).toEqual([])
    expect((await list()).results.map(({ status }: { status: string }) => status)).toEqual(['FILED'])
  })
})

describe('papers of an account', () => {
  const ira = { account_type: 'TRADITIONAL_IRA' }
  const plan = { account_type: 'INDIVIDUAL_401K', has_no_employees: true }

  /** Somebody who works for themselves and has chosen one kind of account, and can choose another. */
  const chooser = async (wantsPlan: boolean) => {
    const answers = { employment_status: 'self-employed', loan_interest: wantsPlan }
    const { access, record, change } = await personWithAnswers(service, answers)
    let { version } = record
    const choose = async (wants: boolean) => {
      const { body } = await change(record.pk, version, { loan_interest: wants })
      version = body.version
    }
    const [signing, documents] = [callsOf(service, access), documentsOf(service, access)]
    const waiting = async () => (await signing.read()).waiting.map(({ paper }: Paper) => paper)
    return { ...signing, ...documents, choose, waiting }
  }

  it('that was chosen before another one are not to be signed any more, and those of the other one are', async () => {
    const { agreements, choose, waiting, list } = await chooser(false)
    await agreements(ira)
    expect(await waiting()).toEqual(['account-TRADITIONAL_IRA'])
    await choose(true)
    expect(await waiting()).toEqual([])
    await agreements(plan)
    expect(await waiting()).toEqual(['account-INDIVIDUAL_401K'])
    expect((await list()).results.map(({ doc_type }: { doc_type: string }) => doc_type).toSorted()).toEqual([
      'adoption-agreement',
      'plan-summary',
    ])
    await choose(false)
    await agreements(ira)
    expect(await waiting()).toEqual(['account-TRADITIONAL_IRA'])
  })

  it('that are signed count for that kind alone, and stay', async () => {
    const { agreements, choose, waiting, sign, read } = await chooser(false)
    await agreements(ira)
    expect((await sign()).status).toBe(200)
    await choose(true)
    await agreements(plan)
    expect(await waiting()).toEqual(['account-INDIVIDUAL_401K'])
    expect((await read()).signed.map(({ title }: Paper) => title)).toHaveLength(1)
    expect((await sign()).body).toMatchObject({ waiting: [], signed: [{}, {}] })
  })

  it('cannot be signed as they were read once another kind is chosen', async () => {
    const { agreements, choose, signAs, read } = await chooser(false)
    await agreements(ira)
    const asRead = signatureOf(await read())
    await choose(true)
    await agreements(plan)
    expect((await signAs(asRead)).body.code).toBe('precondition_failed')
    expect((await read()).signed).toEqual([])
  })

  it('of a Traditional and of a Roth IRA can wait side by side', async () => {
    const { agreements, waiting } = await chooser(false)
    await agreements(ira)
    await agreements({ account_type: 'ROTH_IRA' })
    expect(await waiting()).toEqual(['account-TRADITIONAL_IRA', 'account-ROTH_IRA'])
  })
})

describe('a signature', () => {
  it('is kept with name, moment and hash, files a copy, and agrees to the loan', async () => {
    const { read, sign, documents, access, readLoan, pk, email } = await signer(service)
    const [note] = (await read()).waiting
    const { status, body } = await sign({
      drawing: [
        [10, 20, 30, 40, 500, 600],
        [7, 7, 8, 8],
      ],
    })
    expect([status, body.waiting]).toEqual([200, []])
    const [signed] = body.signed
    expect(signed).toMatchObject({ kind: 'loan', signed_name: 'pat example', has_drawing: true, on: 'screen', hash: note.hash })
    expect((await readLoan()).status).toBe('CONFIRMED')
    const copy = (await documents()).find((one: { pk: string }) => one.pk === signed.document)
    expect(copy).toMatchObject({ doc_category: 'AGREEMENT', status: 'FILED', file_name: 'Loan note, signed.pdf' })
    const text = await textOf(access, `/api/v1/documents/${copy.pk}/file/`)
    for (const words of ['Name: Pat Example', 'Signed by typing: pat example', signed.signed_at, note.hash]) expect(text).toContain(words)
    const lines = await linesOf(pk)
    expect(lines.map(({ detail }) => detail)).toContainEqual(expect.objectContaining({ paper: note.paper, hash: note.hash, on: 'screen' }))
    expect(service.emails.findLast(({ kind }) => kind === 'papers-signed')).toMatchObject({ to: email })
  })

  it.each([
    ['Somebody Else', 'That isn’t the name in the documents. Type your first and last name the same way.'],
    ['   ', 'Type your full name to sign.'],
  ])('under the name “%s” is refused in the words of the field, and nothing is agreed to', async (signed_name, words) => {
    const { sign, signedNotes, readLoan } = await signer(service)
    const { status, body } = await sign({ signed_name })
    expect([status, body.code, body.fields.signed_name]).toEqual([400, 'validation_failed', [words]])
    expect([(await readLoan()).status, await signedNotes()]).toEqual(['PENDING', []])
  })

  it('does not count for a paper that has changed since it was read', async () => {
    const { read, signAs, change, loan, readLoan } = await signer(service)
    const asRead = signatureOf(await read())
    await change(loan.pk, loan.version, { borrow_amount: 9_000 })
    expect((await signAs(asRead)).body.code).toBe('precondition_failed')
    expect((await readLoan()).status).toBe('PENDING')
  })

  it('without the box is refused', async () => {
    const { sign } = await signer(service)
    expect((await sign({ agreed: false })).body.code).toBe('validation_failed')
  })

  it('is one, however often it is sent and from wherever', async () => {
    const { read, signAs, documents, pk, signedNotes } = await signer(service)
    const [sent, key] = [signatureOf(await read()), randomUUID()]
    const all = await Promise.all([...Array.from({ length: 5 }, () => signAs(sent, key)), ...Array.from({ length: 3 }, () => signAs(sent))])
    expect(all.map(({ status }) => status)).toContain(200)
    expect(await signedNotes()).toHaveLength(1)
    // The papers of the plan, and the note.
    const filed = (await documents()).filter(({ doc_type }: { doc_type: string }) => doc_type.endsWith('-paper'))
    expect([(await linesOf(pk)).length, filed.length]).toEqual([2, 2])
  })

  it('is nobody else’s to give', async () => {
    const [one, other] = [await signer(service), await signer(service)]
    expect((await other.signAs(signatureOf(await one.read()))).body.code).toBe('precondition_failed')
    expect(await one.signedNotes()).toEqual([])
  })
})
