import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccount } from '../../partners/brokerage/sandbox-changes.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { ana, bea, heirCalls } from './testing/heir-calls.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

type Heir = Awaited<ReturnType<typeof heirCalls>>

/** Whom the brokerage has, for each account of a person. */
async function atBrokerage({ pk }: Heir) {
  const rows = await service.db.selectFrom('brokerage_accounts').select('partner_id').where('person_id', '=', pk).execute()
  const held = await Promise.all(rows.map(({ partner_id: id }) => findAccount(service.db, service.context.keys, id ?? '')))
  return held.map((account) => account?.beneficiaries?.map(({ firstName, rank, sharePercent }) => `${firstName} ${rank} ${sharePercent}`))
}

async function audited({ pk }: Heir) {
  const rows = await service.db
    .selectFrom('audit_events')
    .select(['action', 'detail'])
    .where('subject', '=', `person:${pk}`)
    .where('action', 'like', 'beneficiaries%')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

const half = { ...ana, share_percent: 50 }
const both = [half, { ...bea, rank: 'primary', share_percent: 50 }]

describe('before there is an account', () => {
  it('the answers of the application are the list, and its first entry', async () => {
    const heir = await heirCalls(service)
    expect(await heir.read()).toEqual({
      current: null,
      changing: null,
      refused: null,
      has_account: false,
      is_married: false,
      spouse_rule: null,
    })
    await heir.answer({ beneficiary_firstname: 'Ana', beneficiary_lastname: 'Marigold', beneficiary_dob: '1979-11-03' })
    expect((await heir.read()).current).toEqual({ pk: null, people: [{ ...ana, relation: null }], document: null, since: null })
  })

  it('a signed list waits for the application, is filed, and comes before what is answered', async () => {
    const heir = await heirCalls(service)
    const { status, body } = await heir.sign([ana, bea])
    expect([status, body.current.people, body.current.since, body.changing]).toEqual([200, [ana, bea], null, null])
    expect((await heir.papers()).map(({ pk }: { pk: string }) => pk)).toEqual([body.current.document])
    await heir.answer({ beneficiary_firstname: 'Carl', beneficiary_lastname: 'Late' })
    expect((await heir.read()).current.people).toEqual([ana, bea])
    await heir.opened()
    const { current } = await heir.read()
    expect([current.pk, current.since]).toEqual([body.current.pk, expect.any(String)])
  })
})

describe('with an account', () => {
  it('what the application named is in force since the account opened, whatever another application answers later', async () => {
    const heir = await heirCalls(service, { answers: { beneficiary_firstname: 'Ana', beneficiary_lastname: 'Marigold' } })
    await heir.opened()
    await heir.answer({ beneficiary_firstname: 'Carl' })
    const { current, has_account: hasAccount } = await heir.read()
    expect([hasAccount, current.people, typeof current.since]).toEqual([true, [{ ...ana, relation: null, birth_date: null }], 'string'])
  })

  it('a list is sent after an hour and in force only then, with a paper, e-mails without names and audit rows', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const { body } = await heir.sign([...both, { ...bea, first_name: 'Cleo' }])
    expect([body.current, body.changing.is_sent, body.changing.waits_for]).toEqual([null, false, null])
    await heir.after(59)
    expect([await atBrokerage(heir), (await heir.read()).current]).toEqual([[undefined], null])
    await heir.after(1)
    expect(await atBrokerage(heir)).toEqual([['Ana primary 50', 'Bea primary 50', 'Cleo contingent 100']])
    const { current, changing } = await heir.read()
    expect([current.pk, typeof current.since, changing]).toEqual([body.changing.pk, 'string', null])
    expect(heir.mailed().map(({ subject }) => subject)).toEqual([
      'You chose who gets your accounts',
      'Your list of beneficiaries is in force',
    ])
    expect(JSON.stringify(heir.mailed())).not.toMatch(/Ana|Bea|Cleo|Marigold/)
    expect(await audited(heir)).toEqual(['beneficiaries.asked', 'beneficiaries.in-force'])
    const [paper] = await heir.papers()
    const { rawPayload } = await service.app.inject({
      url: `/api/v1/documents/${paper.pk}/file/`,
      headers: { authorization: `Bearer ${heir.token()}` },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    for (const part of ['Beneficiary designation', 'Ana Marigold', '11/03/1979', '50%', 'Cleo Marigold', 'Signed by typing: pat example'])
      expect(text.replace(/\s+/g, ' ')).toContain(part)
  })

  it('a change can be taken back until it is sent, once or twice, and not after', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const { body: first } = await heir.sign([ana])
    const kept = await heir.takeBack(first.changing.pk)
    expect([kept.status, kept.body.changing, kept.body.current]).toEqual([200, null, null])
    expect((await heir.takeBack(first.changing.pk)).status).toBe(200)
    await heir.after(90)
    expect([await atBrokerage(heir), await heir.papers()]).toEqual([[undefined], []])
    expect(await audited(heir)).toEqual(['beneficiaries.asked', 'beneficiaries.taken-back'])
    await heir.signInAgain()
    const { body: second } = await heir.sign([ana])
    service.pass(60 * 60_000)
    const late = await heir.takeBack(second.changing.pk)
    expect([late.status, late.body.detail]).toEqual([409, 'This list was sent already. You can send another list.'])
  })

  it('e-mails speak of a list before only to people who had one', async () => {
    const told = (heir: Heir) => heir.mailed().map(({ subject, paragraphs }) => [subject, paragraphs.join(' ')].join(': '))
    const [none, one] = [
      await heirCalls(service),
      await heirCalls(service, { answers: { beneficiary_firstname: 'Ana', beneficiary_lastname: 'Marigold' } }),
    ]
    for (const heir of [none, one]) {
      await heir.signInAgain()
      await heir.opened()
      const { body } = await heir.sign([bea, ana])
      await heir.takeBack(body.changing.pk)
      await heir.sign([{ ...ana, last_name: 'Refused' }])
      await heir.after(61)
      const colleague = await colleagueAtDesk(service)
      await colleague.settle(heir.pk, 'beneficiaries', 'refused', { reason: 'Not complete.' })
    }
    expect(told(none)).toEqual([
      expect.stringMatching(/^You chose who.*account agreement says who gets your accounts/),
      expect.stringMatching(/^You took back your list.*account agreement says/),
      expect.stringMatching(/^You chose who/),
      expect.stringMatching(/wasn’t accepted.*account agreement says/),
    ])
    expect(told(none).join(' ')).not.toMatch(/list you had|changed who/)
    expect(told(one)).toEqual([
      expect.stringMatching(/^You changed who.*The list you had stays in force/),
      expect.stringMatching(/^You kept your list.*the list you had still counts/),
      expect.stringMatching(/^You changed who/),
      expect.stringMatching(/wasn’t accepted.*the list you had stays in force/),
    ])
  })

  it('the last of several changes is the one that is sent, and what was read meanwhile is not overwritten', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const { body } = await heir.sign([ana])
    expect((await heir.sign([bea, ana], { replaces: null })).body.code).toBe('conflict_version')
    await heir.sign(both)
    await heir.after(61)
    expect(await atBrokerage(heir)).toEqual([['Ana primary 50', 'Bea primary 50']])
    expect((await heir.takeBack(body.changing.pk)).status).toBe(409)
    const key = 'the-same-key-of-a-list'
    await heir.signInAgain()
    const again = await heir.sign([ana], {}, key)
    const current = (await heir.read()).current.pk
    expect((await heir.sign([ana], { replaces: current }, key)).body).toEqual(again.body)
  })
})

describe('a list that was signed, and whose answer was lost', () => {
  it('is done when it is signed again, under whatever key, by a page that still has the list before it', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const { body } = await heir.sign(both, { replaces: null })
    const again = await heir.sign(both, { replaces: null })
    expect([again.status, again.body]).toEqual([200, body])
    expect([heir.mailed().length, await audited(heir)]).toEqual([1, ['beneficiaries.asked']])
    await heir.after(61)
    await heir.signInAgain()
    expect((await heir.sign(both, { replaces: null })).body.current.pk).toBe(body.changing.pk)
    expect((await heir.sign([...both].reverse(), { replaces: null })).body.code).toBe('conflict_version')
    expect(
      (
        await heir.sign(
          [
            { ...half, share_percent: 60 },
            { ...both[1], share_percent: 40 },
          ],
          { replaces: null },
        )
      ).body.code,
    ).toBe('conflict_version')
  })

  it('signed again on purpose, where the page knows of the first, is another list', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const { body } = await heir.sign(both)
    const again = await heir.sign(both)
    expect(again.body.changing.pk).not.toBe(body.changing.pk)
  })
})

describe('a list that cannot be', () => {
  it.each([
    [[half], { people: ['Give out the 50% that is left among the primary beneficiaries.'] }],
    [[{ ...bea, share_percent: 100 }], { people: ['Name at least one primary beneficiary.'] }],
    [[{ ...ana, birth_date: '2999-01-01' }], { people: ['Check the birth dates. One can’t be right.'] }],
  ])('says what to do', async (people, fields) => {
    const heir = await heirCalls(service)
    const { status, body } = await heir.sign(people)
    expect([status, body.fields]).toEqual([400, fields])
  })

  it('is signed with the own name, after a fresh proof, in the language of the person', async () => {
    const heir = await heirCalls(service)
    expect((await heir.sign([ana], { signed_name: 'Ana Marigold' })).body.fields).toEqual({
      signed_name: ['That isn’t the name of your account. Type your first and last name.'],
    })
    await heir.after(6)
    expect((await heir.sign([ana])).body.code).toBe('step_up_required')
  })
})

describe('what a colleague sees to', () => {
  it('a list that the brokerage refuses is a task, and its outcome is told', async () => {
    const heir = await heirCalls(service)
    await heir.opened()
    const refused = { ...ana, last_name: 'Refused' }
    await heir.sign([refused])
    await heir.after(60)
    expect((await heir.read()).changing).toMatchObject({ is_sent: true, waits_for: 'brokerage' })
    const colleague = await colleagueAtDesk(service)
    const shown = JSON.stringify(await colleague.show(heir.pk, 'beneficiaries'))
    for (const part of ['The brokerage said: beneficiary-not-accepted.', 'Ana Refused', 'primary, 100%, sibling, born 11/03/1979'])
      expect(shown).toContain(part)
    await colleague.settle(heir.pk, 'beneficiaries', 'asked', { question: 'Which Ana?' })
    expect(heir.mailed().at(-1)?.paragraphs).toContain('Which Ana?')
    await colleague.settle(heir.pk, 'beneficiaries', 'refused', { reason: 'The name is not complete.' })
    expect(await heir.read()).toMatchObject({ current: null, changing: null, refused: { reason: 'The name is not complete.' } })
    expect(heir.mailed().at(-1)?.paragraphs).toContain('The name is not complete.')
    await heir.signInAgain()
    expect((await heir.sign([ana])).body.refused).toBeNull()
  })

  it('a spouse who gets less than all of a plan has to agree first, and the custodian hears nothing before', async () => {
    const heir = await heirCalls(service, {
      status: 'married-joint',
      answers: { employment_status: 'self-employed', has_employees: false },
    })
    await heir.opened('INDIVIDUAL_401K')
    expect(await heir.read()).toMatchObject({ is_married: true, spouse_rule: 'plan' })
    await heir.sign(both)
    await heir.after(60)
    expect([await atBrokerage(heir), (await heir.read()).changing.waits_for]).toEqual([[undefined], 'spouse'])
    expect(heir.mailed().at(-1)?.subject).toBe('Your spouse has to agree to your list')
    const colleague = await colleagueAtDesk(service)
    await colleague.settle(heir.pk, 'beneficiaries', 'recorded')
    const { current } = await heir.read()
    expect([current.people, typeof current.since]).toEqual([both, 'string'])
    await heir.signInAgain()
    await heir.sign([{ ...ana, relation: 'spouse' }])
    await heir.after(60)
    expect(await atBrokerage(heir)).toEqual([['Ana primary 100']])
  })

  it('so it is with an IRA where property is shared by law, and nowhere else', async () => {
    const texan = await heirCalls(service, { status: 'married-joint', state: 'TX' })
    const mainer = await heirCalls(service, { status: 'married-joint' })
    for (const heir of [texan, mainer]) await heir.opened()
    for (const heir of [texan, mainer]) {
      await heir.signInAgain()
      await heir.sign([ana])
    }
    await mainer.after(60)
    expect([(await texan.read()).changing.waits_for, (await mainer.read()).changing]).toEqual(['spouse', null])
  })
})

it('a brokerage that doesn’t answer is asked again', async () => {
  const heir = await heirCalls(service)
  await heir.opened()
  await heir.sign([{ ...ana, last_name: 'Busy' }])
  await heir.after(60)
  expect((await heir.read()).changing).toMatchObject({ is_sent: true, waits_for: null })
  await heir.after(30)
  await heir.after(30)
  expect(await atBrokerage(heir)).toEqual([['Ana primary 100']])
})

it('nobody takes back another person’s list, and nothing of one can be read in the table', async () => {
  const [heir, other] = [await heirCalls(service), await heirCalls(service)]
  await heir.opened()
  await heir.signInAgain()
  const { body } = await heir.sign([ana])
  await other.signInAgain()
  expect((await other.takeBack(body.changing.pk)).status).toBe(404)
  const row = await service.db.selectFrom('beneficiary_lists').selectAll().where('person_id', '=', heir.pk).executeTakeFirstOrThrow()
  expect(withoutRandom(JSON.stringify(row))).not.toMatch(/Ana|Marigold|1979/)
})
