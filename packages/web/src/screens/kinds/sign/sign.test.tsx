import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  vi.unstubAllGlobals()
})

const note = {
  paper: 'loan-1234',
  kind: 'loan',
  title: 'Loan note',
  facts: [{ name: 'You borrow', value: '$12,000.00' }],
  sections: [{ title: 'Your promise', text: 'You promise to pay it back.' }],
  version: '2026-11-20',
  hash: 'a'.repeat(64),
}
const signing = { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting: [note], signed: [], text_to: null, phone: null }
const signedNow = {
  ...signing,
  waiting: [],
  signed: [
    {
      pk: '11111111-1111-4111-8111-111111111111',
      kind: 'loan',
      title: 'Loan note',
      signed_name: 'Ada Sample',
      has_drawing: false,
      on: 'screen',
      signed_at: '2026-11-20T12:01:00.000Z',
      hash: 'a'.repeat(64),
      document: null,
    },
  ],
}
const record = {
  pk: '22222222-2222-4222-8222-222222222222',
  version: 1,
  first_name: 'Ada',
  last_name: 'Sample',
  city: 'Portland',
  has_custodial_auth: false,
}
const sign = 'POST /api/v1/signing/sign/'
const draw = (more: Parameters<typeof drawStep>[2] = {}, mode = 'landing-rollover-full') =>
  drawStep(mode, 'signatures', {
    'GET /api/v1/signing/': () => ({ body: signing }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [record] } }),
    [sign]: () => ({ body: signedNow }),
    ...more,
  })
const fill = async (name: string) => {
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(await screen.findByRole('textbox', { name: /Type your full name/ }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Sign this paper' }))
}

it.each([
  ['a phone', true, 0],
  ['a desk', false, 1],
])('at %s, signing on a phone instead is offered only where that changes something', async (_where, matches, offered) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  await draw()
  await screen.findByRole('button', { name: 'Sign this paper' })
  expect(screen.queryAllByRole('button', { name: 'Sign on my phone instead' })).toHaveLength(offered)
})

it('the whole paper is on the page, and what was said before can be changed from here', async () => {
  await draw()
  expect(await screen.findByRole('region', { name: 'Loan note' })).toBeTruthy()
  expect(screen.getByText('You promise to pay it back.')).toBeTruthy()
  const change = await screen.findByRole('link', { name: 'Change: City' })
  expect(change.getAttribute('href')).toBe('/landing-rollover-full/personal-information')
})

it('what a page beside the way only begins with is no answer to check: nobody has said it', async () => {
  await draw({}, 'landing-fc-loan')
  await screen.findByRole('link', { name: 'Change: City' })
  expect(screen.queryByRole('link', { name: /receipt/ })).toBeNull()
})

it('is signed once, with the hash of each paper that was shown', async () => {
  const { asked, done } = await draw()
  await screen.findByText('Loan note')
  await fill('ada sample')
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const sent = asked.filter(({ call }) => call === sign)
  expect(sent.map(({ body }) => body)).toEqual([
    { papers: [{ paper: note.paper, hash: note.hash }], agreed: true, signed_name: 'ada sample' },
  ])
})

it('the button says “all” only where there are several papers', async () => {
  const other = { ...note, paper: 'other', title: 'Transfer form' }
  await draw({ 'GET /api/v1/signing/': () => ({ body: { ...signing, waiting: [note, other] } }) })
  expect(await screen.findByRole('button', { name: 'Sign all documents' })).toBeTruthy()
})

it('where a note needs the spouse, they type their name, and without it nothing is sent', async () => {
  const { asked, done } = await draw({
    'GET /api/v1/signing/': () => ({ body: { ...signing, waiting: [{ ...note, spouse_signs: true }] } }),
  })
  await screen.findByText('Loan note')
  await fill('Ada Sample')
  expect((await screen.findByRole('alert')).textContent).toContain('Have your spouse type their full name')
  expect(asked.some(({ call }) => call === sign)).toBe(false)
  await userEvent.type(screen.getByRole('textbox', { name: /Your spouse types/ }), 'Bo Sample')
  await userEvent.click(screen.getByRole('button', { name: 'Sign this paper' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(asked.find(({ call }) => call === sign)?.body).toMatchObject({ signed_name: 'Ada Sample', spouse_name: 'Bo Sample' })
})

it('where no paper needs a spouse, none is asked for', async () => {
  await draw()
  await screen.findByText('Loan note')
  expect(screen.queryByRole('textbox', { name: /Your spouse types/ })).toBeNull()
})

it('another name is refused in the words of the field, and nothing is sent', async () => {
  const { asked } = await draw()
  await screen.findByText('Loan note')
  await fill('Bob Other')
  expect((await screen.findByRole('alert')).textContent).toContain('That isn’t the name in the documents.')
  expect(screen.getByRole('textbox', { name: /full name/ })).toHaveProperty('value', 'Bob Other')
  expect(asked.some(({ call }) => call === sign)).toBe(false)
})

it('a paper that has changed meanwhile is said, shown anew, and not signed', async () => {
  const { done } = await draw({
    [sign]: () => ({ status: 412, body: { code: 'precondition_failed', detail: 'A paper is no longer as you read it.' } }),
  })
  await screen.findByText('Loan note')
  await fill('Ada Sample')
  expect((await screen.findByRole('alert')).textContent).toContain('A paper is no longer as you read it.')
  expect(done).not.toHaveBeenCalled()
})

it('people who come back after signing sign nothing again and can go on', async () => {
  const { asked, done } = await draw({ 'GET /api/v1/signing/': () => ({ body: signedNow }) })
  expect(await screen.findByText('You’ve already signed this')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(asked.some(({ call }) => call === sign)).toBe(false)
})

it('the page after signing lists a signed loan note with its name, its day and the copy', async () => {
  const [signed] = signedNow.signed
  await drawStep('landing-rollover-full', 'signature-completed', {
    'GET /api/v1/signing/': () => ({ body: { ...signedNow, signed: [{ ...signed, document: '33333333-3333-4333-8333-333333333333' }] } }),
  })
  expect(await screen.findByRole('heading', { name: 'Loan note' })).toBeTruthy()
  expect(screen.getByText('Signed by').nextSibling?.textContent).toBe('Ada Sample')
  expect(screen.getByText('When').nextSibling?.textContent).toContain('November 20, 2026')
  expect(screen.getByRole('button', { name: 'Save the signed copy: Loan note' })).toBeTruthy()
})

it('while there is nothing to sign it says so, and nobody is held up', async () => {
  const { done } = await draw({ 'GET /api/v1/signing/': () => ({ body: { ...signedNow, signed: [] } }) })
  expect(await screen.findByText('There’s nothing to sign yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
})

it('box and name under the letter are one signature, sent in one call', async () => {
  const path = `/api/v1/accounts/personal_information/has_custodial_auth/${record.pk}/update/`
  const { asked, done } = await drawStep('landing-rollover', 'letter-of-authorization', {
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [record] } }),
    [`PUT ${path}`]: () => ({ body: { ...record, has_custodial_auth: true } }),
  })
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(await screen.findByRole('textbox', { name: /Type your full name/ }), 'Ada Sample')
  await userEvent.click(screen.getByRole('button', { name: 'Sign the letter' }))
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(asked.filter(({ call }) => /^(PUT|POST)/.test(call)).map(({ call, body }) => [call, body])).toEqual([
    [`PUT ${path}`, { has_custodial_auth: true, signed_name: 'Ada Sample' }],
  ])
})

it('on a page in Spanish, that the papers are in English is said once above them', async () => {
  draw()
  await screen.findByText('Your promise')
  expect(screen.queryByText(/en inglés/)).toBeNull()
  cleanup()
  setLanguage('es')
  draw()
  expect(await screen.findAllByText(/Los documentos están en inglés/)).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Loan note' }).lang).toBe('en')
})
