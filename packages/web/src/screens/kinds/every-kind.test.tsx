import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'
import { feeLine, feesOf } from '../../testing/found-samples.ts'
import { payingService, planOf } from '../../testing/payment-samples.ts'
import { putIn } from '../../testing/put-in.ts'
import { spokenTranscript } from '../../testing/spoken-transcript.ts'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

type Answers = Parameters<typeof drawStep>[2]
type Sample = {
  readonly at: readonly [mode: string, step: string]
  readonly facts?: Facts
  /** What the service says while it is well. */
  readonly answers: Answers
  /** Answers all that is asked. */
  readonly fill?: () => Promise<void>
  readonly button: string
  /** The call that keeps the answers, and what it says; none where there is nothing to keep. */
  readonly saves?: readonly [call: string, said: object]
}

const list =
  (...results: readonly object[]) =>
  () => ({ body: { results } })
const click = async (role: 'radio' | 'checkbox', name: RegExp | string) => userEvent.click(await screen.findByRole(role, { name }))
const type = async (label: RegExp | string, text: string) => putIn(await screen.findByLabelText(label), text)

const root = '/api/v1'
const person = { pk: 'x', version: 1, first_name: 'Ada', last_name: 'Sample', city: 'Portland', state: 'OR', zip_code: '97214' }
const paper = { paper: 'loan-1', kind: 'loan', title: 'Loan note', facts: [], sections: [], version: '1', hash: 'a'.repeat(64) }
const signing = { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting: [paper], signed: [], text_to: null, phone: null }
const search = { pk: '1', state: 'running', started_at: '2026-05-03T12:00:00Z', ended_at: null, sources: [] }
const onboarding = { names: [], zipcodes: ['97201'], search: null }
const slot = { starts_at: '2031-03-11T16:00:00.000Z' }
const call = {
  pk: 'c',
  version: 1,
  topic: 'search',
  about: null,
  state: 'held',
  ...slot,
  ends_at: slot.starts_at,
  time_zone: 'UTC',
  in_words: '',
}
const plan = {
  pk: 'p',
  version: 1,
  amount: 75,
  frequency: 'monthly',
  first_date: '2031-03-11',
  first_for_last_year: false,
  state: 'plan_only',
  missing: [],
  words: 'A plan.',
}

/** A step of each kind, for somebody whose answers are all in. */
const samples: Readonly<Record<StepFile['kind'], Sample>> = {
  choice: {
    at: ['landing-fc-newfind', 'access'],
    answers: { [`GET ${root}/consents/`]: list() },
    fill: () => click('radio', /^Yes/),
    button: 'Continue',
    saves: [`POST ${root}/consents/answer/`, { consent: 'account_link', answer: 'yes' }],
  },
  form: {
    at: ['landing-fc-newfind', 'personal-information'],
    answers: {
      [`GET ${root}/accounts/personal_information/`]: list(),
      [`GET ${root}/accounts/personal_information/ssn/`]: list(),
    },
    fill: async () => {
      await type('Month', '4')
      await type('Day', '27')
      await type('Year', '1972')
      await press('Continue')
      await type('Home street address', '1204 Example Street')
      await type('City', 'Portland')
      await userEvent.selectOptions(screen.getByLabelText('State'), 'OR')
      await type('ZIP code', '97214')
      await type('Phone number', '(503) 555-0112')
    },
    button: 'Continue',
    saves: [`POST ${root}/accounts/add_personal_information/`, person],
  },
  info: { at: ['landing-fc-iraonly', 'great-job'], answers: { [`GET ${root}/apex/user/accounts/`]: list() }, button: 'Continue' },
  'link-account': {
    at: ['landing-fc-loan', 'link-bank'],
    answers: {
      [`GET ${root}/financial_accounts/accounts/`]: list(),
      [`GET ${root}/financial_accounts/plaid/linked_institutions/`]: list(),
      [`POST ${root}/financial_accounts/plaid/create_micro_deposit_link_token/`]: () => ({
        body: { data: { link_token: 'link-sandbox-bank-1' } },
      }),
    },
    fill: async () => {
      await click('radio', /^Enter the numbers by hand/)
      await type('Routing number', '110000000')
      await type('Account number', '000123456789')
      await type('Account number again', '000123456789')
      await click('radio', /Checking/)
    },
    button: 'Continue',
    saves: [`POST ${root}/financial_accounts/plaid/exchange_public_token/`, { linked_institution: {}, accounts: [] }],
  },
  payment: {
    at: ['landing-solo-only', 'payment'],
    facts: { member: 'member' },
    answers: payingService(planOf()),
    fill: async () => {
      await click('radio', 'Card')
      await type('Card number', '4242 4242 4242 4242')
      await type(/^Expires/, '04/38')
      await type('Security code', '123')
      await userEvent.click(screen.getByRole('checkbox'))
    },
    button: 'Pay now',
    saves: [
      `POST ${root}/memberships/stripe/subscription/create/`,
      { subscription_id: 'm', membership_id: 'm', client_secret: null, status: 'active', payment_status: 'paid', invoice_id: 'p' },
    ],
  },
  progress: {
    at: ['dashboard-search', 'searching'],
    answers: {
      [`GET ${root}/accounts/onboarding/`]: () => ({ body: { ...onboarding, search } }),
      [`GET ${root}/accounts/found_accounts/`]: list(),
    },
    button: 'Continue',
  },
  result: {
    at: ['dashboard-search', 'estimated-fees'],
    answers: { [`GET ${root}/employers/fees/`]: () => ({ body: feesOf([feeLine()]) }) },
    button: 'Continue',
    saves: [`POST ${root}/accounts/completed_info/update/`, {}],
  },
  schedule: {
    at: ['landing-fc-newfind', 'search-calendly'],
    answers: {
      [`GET ${root}/accounts/calls/`]: list(),
      [`GET ${root}/accounts/calls/slots/`]: () => ({ body: { time_zone: 'UTC', results: [slot] } }),
    },
    fill: async () => {
      await click('radio', /March 11/)
      await click('radio', /AM|PM/)
    },
    button: 'Book this time',
    saves: [`POST ${root}/accounts/calls/`, call],
  },
  search: {
    at: ['landing-rollover', 'search'],
    answers: {
      [`GET ${root}/accounts/onboarding/`]: () => ({ body: onboarding }),
      [`GET ${root}/employers/list_user_employers/`]: list(),
      [`GET ${root}/accounts/personal_information/`]: list(person),
    },
    button: 'Start the search',
    saves: [`POST ${root}/accounts/onboarding/create/`, { ...onboarding, search }],
  },
  sign: {
    at: ['landing-rollover-full', 'signatures'],
    answers: {
      [`GET ${root}/signing/`]: () => ({ body: signing }),
      [`GET ${root}/accounts/personal_information/`]: list(person),
    },
    fill: async () => {
      await userEvent.click(await screen.findByRole('checkbox'))
      await type(/Type your full name/, 'Ada Sample')
    },
    button: 'Sign this paper',
    saves: [`POST ${root}/signing/sign/`, { ...signing, waiting: [] }],
  },
  summary: {
    at: ['dashboard-savings', 'savings-program-confirm'],
    answers: { [`GET ${root}/portfolios/savings_program/`]: list(plan) },
    fill: async () => {
      await click('radio', 'Start the plan')
      await userEvent.click(await screen.findByRole('checkbox'))
    },
    button: 'Confirm my choice',
    saves: [`PATCH ${root}/portfolios/savings_program/p/update/`, { ...plan, state: 'scheduled' }],
  },
  upload: {
    at: ['landing-fc-iraonly', 'photo-id'],
    answers: { [`GET ${root}/documents/photo_id/`]: list() },
    fill: async () => {
      await click('radio', /Passport/)
      const photo = new File([new Uint8Array(5)], 'passport.pdf', { type: 'application/pdf' })
      await userEvent.upload(await screen.findByLabelText(/Choose a file: Front/), photo)
    },
    button: 'Send my ID',
    saves: [`POST ${root}/documents/photo_id/upload/`, {}],
  },
}

const drawSample = ({ at: [mode, step], answers, facts = {} }: Sample, more: Answers = {}, otherwise?: Answers[string]) =>
  drawStep(mode, step, otherwise ? more : { ...answers, ...more }, facts, otherwise)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** What stands in the fields, as far as it can be read from them. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form input:not([type=file]), form select')].map((field) =>
    'checked' in field && (field.type === 'radio' || field.type === 'checkbox')
      ? field.checked
      : // Left, it shows the last four digits alone.
        field.value.replace(/^.{7}(?=\d{4}$)/, ''),
  )
const filled = async ({ fill, button }: Sample) => {
  await screen.findByRole('button', { name: button })
  await waitFor(() => expect(document.querySelector('form [aria-busy=true], form [class*=skeleton]')).toBeNull())
  await fill?.()
}

describe.each(Object.entries(samples))('a screen of the kind “%s”', (kind, sample) => {
  const { button, saves } = sample
  const well: Answers = saves ? { [saves[0]]: () => ({ body: saves[1] }) } : {}

  it('can be gone through with the Tab key alone, and left with Enter', async () => {
    const { done } = await drawSample(sample, well)
    await filled(sample)
    const reached = new Set<Element>()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (let tabs = 0; tabs < 120; tabs++) {
      await userEvent.tab()
      if (document.activeElement === null || document.activeElement === document.body) break
      reached.add(document.activeElement)
    }
    const groups = new Set([...reached].flatMap((one) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : [])))
    const all = [...document.querySelectorAll<HTMLElement>('form button, form input, form select, form textarea, form a[href]')]
    const missed = all.filter(
      (one) => !reached.has(one) && one.tabIndex >= 0 && !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)),
    )
    expect(missed.map((one) => one.outerHTML)).toEqual([])
    screen.getByRole('button', { name: button }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
  })

  it('is spoken as a reviewer can read it', async () => {
    await drawSample(sample, well)
    await filled({ ...sample, fill: async () => undefined })
    await expect(`${(await spokenTranscript(document.body)).join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${kind}.txt`)
  })

  it('has its heading before the service has said anything, and blames nobody for what is not there yet', async () => {
    await drawSample(sample, {}, () => new Promise(() => undefined))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/couldn’t load/)).toBeNull()
  })

  it('says what failed, keeps what was typed, and goes on once it is pressed again', async () => {
    const detail = 'Our records cannot be reached for a moment.'
    let isDown = true
    const failing = { status: 503, body: { code: 'database_unavailable', detail } }
    if (saves) {
      const { done } = await drawSample(sample, { [saves[0]]: () => (isDown ? failing : { body: saves[1] }) })
      await filled(sample)
      const before = typed()
      await press(button)
      expect((await screen.findByRole('alert')).textContent).toContain(detail)
      expect([typed(), done.mock.calls.length]).toEqual([before, 0])
      isDown = false
      await press(button)
      await waitFor(() => expect(done).toHaveBeenCalledOnce())
      return
    }
    await drawSample(sample, {}, (asked) => (isDown ? failing : (sample.answers[asked.call]?.(asked) ?? { body: { results: [] } })))
    const [first] = await screen.findAllByText(detail)
    const again = first?.parentElement?.querySelector('button')
    expect(again?.textContent).toBe('Try again')
    isDown = false
    if (again) await userEvent.click(again)
    await waitFor(() => expect(first?.isConnected).toBe(false))
  })

  it('says that there is no connection, and loses nothing by it', async () => {
    let isOffline = true
    const cut = () => {
      throw new TypeError('Failed to fetch')
    }
    if (saves) {
      const { done } = await drawSample(sample, { [saves[0]]: () => (isOffline ? cut() : { body: saves[1] }) })
      await filled(sample)
      const before = typed()
      await press(button)
      expect((await screen.findByRole('alert')).textContent).toContain('Check your connection')
      expect(typed()).toEqual(before)
      isOffline = false
      window.dispatchEvent(new Event('online'))
      // Nobody has to press again.
      await waitFor(() => expect(done).toHaveBeenCalledOnce())
      return
    }
    await drawSample(sample, {}, cut)
    expect((await screen.findAllByText(/Check your connection/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })
})
