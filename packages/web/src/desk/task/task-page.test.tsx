import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { lostAnswers } from '../../testing/lost-answers.ts'
import { plainlyKept } from '../../testing/plainly-kept.ts'
import type { Task } from '../data/task.ts'
import { answered, colleague, me, moved, taskOf } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/desk/tasks/t1'
const settle = `POST ${root}/settle/`
const ok = () => ({ body: { status: 'OK' } })
const nobodys = { assignee: null, is_mine: false } as const
const done: Partial<Task> = {
  state: 'done',
  outcome: 'answered',
  settled_by: 'Bo Reed',
  settled_at: '2026-11-23T12:00:00.000Z',
}

/** Opens the task; what it is may change while it is open. */
function openTask(task: Task, answers: Parameters<typeof openDesk>[1] = {}) {
  const held = { task }
  const asked = openDesk('/desk/tasks/t1', { [`GET ${root}/`]: () => ({ body: held.task }), ...answers })
  return { held, asked }
}

it('a task shows what it needs: what to do, facts, texts, papers, and the way to the customer', async () => {
  openTask(taskOf())
  expect(await screen.findByRole('heading', { level: 1, name: 'Answer a message' })).toBeTruthy()
  expect(screen.getByText('Read the message and answer it.')).toBeTruthy()
  expect(screen.getByText('I moved it a month ago.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open: Statement' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cora Lane' }).getAttribute('href')).toBe('/desk/customers/c1')
})

it('a task is taken before it is worked on', async () => {
  const { held } = openTask(taskOf(nobodys), {
    [`POST ${root}/take/`]: () => {
      held.task = taskOf()
      return ok()
    },
  })
  const take = await screen.findByRole('button', { name: 'Take this task' })
  expect(screen.queryByText('What did you do?')).toBeNull()
  await userEvent.click(take)
  const line = await screen.findByText('It’s yours now.')
  expect(document.activeElement).toBe(line)
  expect(screen.getByText('What did you do?')).toBeTruthy()
})

it('when a colleague was faster, the page says so and shows who has it', async () => {
  const { held, asked } = openTask(taskOf(nobodys), {
    [`POST ${root}/take/`]: () => {
      held.task = taskOf({ is_mine: false, assignee: { pk: 'bo', name: 'Bo Reed' } })
      return refusal('not_in_this_state', 'A colleague has this task.')()
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take this task' }))
  expect(asked.find(({ call }) => call.endsWith('/take/'))?.body).toEqual({ from: null })
  expect(await screen.findByText('A colleague has this task.')).toBeTruthy()
  expect(screen.getByText('Bo Reed has this task.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})

it('an outcome says what it does before it is pressed, and is sent with what was filled in', async () => {
  const { held, asked } = openTask(taskOf(), {
    [settle]: () => {
      held.task = taskOf(done)
      return ok()
    },
  })
  await userEvent.click(await screen.findByLabelText(/^Send my answer/))
  expect(screen.getByText(/^What happens when you press it/).parentElement?.textContent).toContain('The sender gets your answer by e-mail.')
  await userEvent.type(screen.getByLabelText('Your answer'), 'It arrived today.')
  await userEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText('Done.')).toBeTruthy()
  expect(asked.find(({ call }) => call === settle)?.body).toEqual({ outcome: 'answered', values: { answer: 'It arrived today.' } })
  expect(screen.getByText('Bo Reed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send my answer' })).toBeNull()
  expect(plainlyKept()).not.toContain('desk:')
})

it('dollars are typed and cents are sent; what may be left out is sent empty', async () => {
  const { asked } = openTask(taskOf({ outcomes: [moved] }), { [settle]: ok })
  await userEvent.type(await screen.findByLabelText('Amount'), '1,250.5')
  await userEvent.click(screen.getByLabelText('By wire'))
  await userEvent.click(screen.getByRole('button', { name: 'The money moved' }))
  expect(await screen.findByText('Recorded. The task stays open.')).toBeTruthy()
  const values = { amount: '125050', day: '', how: 'wire', note: '' }
  expect(asked.find(({ call }) => call === settle)?.body).toEqual({ outcome: 'moved', values })
})

it('an outcome whose answer was lost is done once, however often it is pressed', async () => {
  const settling = lostAnswers(ok())
  openTask(taskOf({ outcomes: [moved] }), { [settle]: settling.call })
  await userEvent.type(await screen.findByLabelText('Amount'), '12')
  await userEvent.click(screen.getByLabelText('By wire'))
  await userEvent.click(screen.getByRole('button', { name: 'The money moved' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'The money moved' }))
  await screen.findByText('Recorded. The task stays open.')
  expect([settling.sent(), settling.done()]).toMatchObject([2, [{ outcome: 'moved' }]])
})

it('what is typed for the next stage while one is on its way stays, and what was sent is gone', async () => {
  const wait = Promise.withResolvers<void>()
  const { held } = openTask(taskOf({ outcomes: [moved, answered] }), {
    [settle]: async () => {
      await wait.promise
      held.task = taskOf({
        outcomes: [moved, answered],
        notes: [{ pk: 'n1', kind: 'outcome', by: 'Ada Sample', text: 'The money moved', at: '2026-11-23T12:00:00.000Z' }],
      })
      return ok()
    },
  })
  await userEvent.click(await screen.findByLabelText(/^The money moved/))
  await userEvent.type(screen.getByLabelText('Amount'), '12')
  await userEvent.click(screen.getByLabelText('By wire'))
  await userEvent.click(screen.getByRole('button', { name: 'The money moved' }))
  await userEvent.click(screen.getByLabelText(/^Send my answer/))
  await userEvent.type(screen.getByLabelText('Your answer'), 'It is on its way.')
  wait.resolve()
  await screen.findByText('Recorded. The task stays open.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It is on its way.')
  await userEvent.click(screen.getByLabelText(/^The money moved/))
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
})

it('what is missing or can’t be read is listed first and beside its field, and nothing is sent', async () => {
  const { asked } = openTask(taskOf({ outcomes: [moved] }))
  await userEvent.type(await screen.findByLabelText('Amount'), 'a lot')
  await userEvent.click(screen.getByRole('button', { name: 'The money moved' }))
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByText('Enter an amount in dollars, like 1,250.00.')).toBeTruthy()
  expect(within(summary).getByText('Fill in “How”.')).toBeTruthy()
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
  expect(asked.some(({ call }) => call === settle)).toBe(false)
})

it('what the service refuses stands beside its field, with what was typed still there', async () => {
  openTask(taskOf({ outcomes: [answered] }), {
    [settle]: refusal('validation_failed', 'Check your answers.', 400, { answer: ['Use fewer characters.'] }),
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
  await userEvent.type(field, 'Long.')
  await userEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Use fewer characters.')).toHaveLength(2)
  expect(field.value).toBe('Long.')
})

it('a task that somebody else ended meanwhile shows how, and what was typed can still be copied', async () => {
  const { held } = openTask(taskOf({ outcomes: [answered] }), {
    [settle]: () => {
      held.task = taskOf(done)
      return refusal('not_in_this_state', 'This task is done already.')()
    },
  })
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Dear Cora,')
  await userEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText(/^This task changed while you were working/)).toBeTruthy()
  expect(screen.getByText('Bo Reed')).toBeTruthy()
  const typed = screen.getByText('Dear Cora,')
  await userEvent.click(screen.getByRole('button', { name: 'I don’t need it any more' }))
  expect(typed.isConnected).toBe(false)
  expect(plainlyKept()).not.toContain('desk:')
})

it('nothing that was typed is lost by a reload: the outcome, its fields, a note, a hand-over', async () => {
  openTask(taskOf())
  await userEvent.click(await screen.findByLabelText(/^Send my answer/))
  await userEvent.type(screen.getByLabelText('Your answer'), 'Dear Cora,')
  await userEvent.type(screen.getByLabelText('Add a note'), 'Called twice.')
  await userEvent.click(screen.getByText('Hand it over'))
  await userEvent.type(await screen.findByLabelText('What they should know'), 'She wants a call.')
  cleanup()
  openTask(taskOf())
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your answer')).value).toBe('Dear Cora,')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Called twice.')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('What they should know')).value).toBe('She wants a call.')
})

it('a note is added, and its field is empty again', async () => {
  const { held, asked } = openTask(taskOf(), {
    [`POST ${root}/notes/`]: ({ body }) => {
      held.task = taskOf({ notes: [{ pk: 'n1', kind: 'note', by: 'Ada Sample', text: body.text, at: '2026-11-23T12:00:00.000Z' }] })
      return { status: 201, body: { status: 'OK' } }
    },
  })
  await userEvent.type(await screen.findByLabelText('Add a note'), 'Called twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))
  expect(await screen.findByText('The note is saved.')).toBeTruthy()
  expect(screen.getByText('Called twice.', { selector: 'li p' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('')
  expect(asked.find(({ call }) => call.endsWith('/notes/'))?.body).toEqual({ text: 'Called twice.' })
})

it('a task is handed to a colleague whose role works on its kind, or back to the queue, with a note', async () => {
  const others = [
    colleague(),
    colleague({ pk: 'bo', name: 'Bo Reed' }),
    colleague({ pk: 'cy', name: 'Cy Moor', role: 'operations' }),
    colleague({ pk: 'di', name: 'Di Lund', role: 'lead' }),
  ]
  const { held, asked } = openTask(taskOf(), {
    'GET /api/v1/desk/staff/': () => ({ body: { results: others, invited: [] } }),
    [`POST ${root}/hand-over/`]: () => {
      held.task = taskOf(nobodys)
      return ok()
    },
  })
  await userEvent.click(await screen.findByText('Hand it over'))
  const to = await screen.findByLabelText('To')
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose …', 'Back to the queue', 'Bo Reed', 'Di Lund'])
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose who gets it.')
  await userEvent.selectOptions(to, 'Back to the queue')
  await userEvent.type(screen.getByLabelText('What they should know'), 'I’m off.')
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByText('Handed over.')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/hand-over/'))?.body).toEqual({ to: null, note: 'I’m off.' })
})

it('the paper that a task is about is added to it, once a file is chosen', async () => {
  const papers = `POST ${root}/papers/`
  const { asked } = openTask(taskOf({ takes_paper: true }), { [papers]: () => ({ status: 201, body: { status: 'OK' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add the paper' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a file.')
  expect(asked.some(({ call }) => call === papers)).toBe(false)
  const file = new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText('File to add'), file)
  await userEvent.click(screen.getByRole('button', { name: 'Add the paper' }))
  expect(await screen.findByText('The paper is with the customer’s documents.')).toBeTruthy()
  const { body } = asked.find(({ call }) => call === papers) ?? {}
  expect(body.get('file').name).toBe('statement.pdf')
})

it('a file that is refused says why', async () => {
  openTask(taskOf({ takes_paper: true }), { [`POST ${root}/papers/`]: refusal('file_refused', 'This file is damaged.', 422) })
  await userEvent.upload(await screen.findByLabelText('File to add'), new File(['x'], 'a.pdf', { type: 'application/pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add the paper' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged.')
})

it('compliance reads the task and finds nothing that changes it', async () => {
  openTask(taskOf({ ...nobodys, may_work: false }), { 'GET /api/v1/desk/me/': () => ({ body: { ...me, role: 'compliance' } }) })
  expect(await screen.findByText('Your role reads this kind of task and doesn’t work on it.')).toBeTruthy()
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open'])
})

it('a task that isn’t there says so', async () => {
  openDesk('/desk/tasks/t1', { [`GET ${root}/`]: refusal('not_found', 'There is no such task.', 404) })
  expect(await screen.findByText('There is no such task.')).toBeTruthy()
})

it('what was written and ended by somebody who has left is nothing that happened by itself', async () => {
  const of = { by: null, text: 'They called twice.', at: '2026-11-23T12:00:00.000Z' }
  const notes = (['note', 'reminder'] as const).map((kind) => ({ pk: kind, kind, ...of }))
  openTask(taskOf({ ...done, settled_by: null, notes }))
  const written = await screen.findAllByRole('listitem')
  const heads = written.map(({ textContent }) => textContent?.split(' · ').slice(0, 2).join(' · '))
  expect(heads.slice(-2)).toEqual(['Note · A colleague who has left', 'Reminder · Automatic'])
  expect(screen.getByText('By').nextElementSibling?.textContent).toBe('A colleague who has left')
})

it('a task that is no longer needed says so', async () => {
  openTask(taskOf({ state: 'withdrawn' }))
  expect(await screen.findByText('No longer needed')).toBeTruthy()
})
