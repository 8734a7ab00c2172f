import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import type { HelpRequest } from '../../screens/data/help/help-requests.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { AskForm } from './ask-form.tsx'
import { ReplyForm } from './reply-form.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const pk = '11111111-1111-4111-8111-1111111177aa'
const request: HelpRequest = {
  pk,
  number: '1111-77AA',
  subject: 'My old plan',
  state: 'waiting',
  answer_by: null,
  opened_at: '2026-11-20T10:00:00.000Z',
  changed_at: '2026-11-21T10:00:00.000Z',
  messages: [],
}
const forms = {
  'a question': { form: <AskForm />, call: 'POST /api/v1/help/requests/' },
  'a reply': {
    form: <ReplyForm request={request} sentTimes={0} onSent={() => undefined} />,
    call: `POST /api/v1/help/requests/${pk}/messages/`,
  },
} as const

/** A form with its words typed in. Each paper that is chosen is answered when its name is called. */
async function write({ form, call }: (typeof forms)[keyof typeof forms]) {
  const uploads: ((answer: { status: number; body: unknown }) => void)[] = []
  signedInBrowser()
  const asked = stubService({
    'POST /api/v1/help/papers/upload/': () => new Promise((resolve) => uploads.push(resolve)),
    'GET /api/v1/notifications/': () => ({ body: { unread: 0, results: [], next: null } }),
    [call]: () => ({ status: 201, body: request }),
  })
  render(<MemoryRouter>{form}</MemoryRouter>)
  const subject = screen.queryByLabelText('What is it about?')
  if (subject) await userEvent.type(subject, 'My statement')
  await userEvent.type(screen.getByLabelText('Your message', { selector: 'textarea' }), 'See the paper')
  return {
    choose: async (name: string) =>
      userEvent.upload(screen.getByLabelText('Add a paper: Papers'), new File([name], name, { type: 'application/pdf' })),
    send: () => userEvent.click(screen.getByText('Send').closest('button') ?? document.body),
    arrive: (at: number, name: string) => uploads[at]?.({ status: 201, body: { pk: name, file_name: `${name}.pdf` } }),
    fail: (at: number) => uploads[at]?.({ status: 503, body: { code: 'overloaded', detail: 'We’re busy.' } }),
    sent: () => asked.filter((one) => one.call === call).map(({ body }) => body.papers),
  }
}

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it('has all papers that were chosen one after the other, also before the first was there', async () => {
    const { choose, send, arrive, sent } = await write(form)
    await choose('one.pdf')
    await choose('two.pdf')
    arrive(0, 'one')
    await screen.findByText('one.pdf')
    expect(screen.getByText('Adding it')).toBeTruthy()
    arrive(1, 'two')
    await screen.findByText('two.pdf')
    expect(screen.queryByText('Adding it')).toBeNull()
    await send()
    await waitFor(() => expect(sent()).toEqual([['one', 'two']]))
  })

  it('that is sent while a paper is on its way waits for it', async () => {
    const { choose, send, arrive, sent } = await write(form)
    await choose('one.pdf')
    await send()
    expect(sent()).toEqual([])
    expect(screen.queryByLabelText('Add a paper: Papers')).toBeNull()
    arrive(0, 'one')
    await waitFor(() => expect(sent()).toEqual([['one']]))
  })

  it('says that a paper could not be attached before it is sent without it', async () => {
    const { choose, send, fail, sent } = await write(form)
    await choose('one.pdf')
    await send()
    fail(0)
    expect((await screen.findByRole('alert')).textContent).toContain('We’re busy.')
    expect(sent()).toEqual([])
    await send()
    await waitFor(() => expect(sent()).toEqual([[]]))
  })
})
