import { staffContracts } from '@app/schemas/api/desk/staff'
import { taskContracts } from '@app/schemas/api/desk/tasks'
import { authContracts } from '@app/schemas/api/people/auth'
import { secondFactorContracts } from '@app/schemas/api/people/second-factor'
import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import type { Context } from '../context/context.ts'
import { codeAt } from '../domains/auth/second-factor/authenticator.ts'
import { makeInvitation } from '../domains/auth/staff/invitations.ts'
import { demoColleagues } from '../domains/demo/colleagues.ts'
import { addDemoPerson, findDemoPeople } from '../domains/demo/store.ts'
import { type CallOf, type SentCall, sendCall } from './send-call.ts'
import { anyPassword, type BuildStory, openStory, type StoryService } from './story-service.ts'

type Colleague = (typeof demoColleagues)[number]

const messages = [
  { subject: 'Where is my transfer?', message: 'My old plan said that it sent a check two weeks ago. Did it reach you?' },
  { subject: 'I am not happy', message: 'I was told that somebody would call me on Monday, and nobody did.' },
]

/** Makes the colleagues of the demonstration, and what people who are no customers leave for them to do. */
export async function seedDesk(context: Context, build: BuildStory): Promise<void> {
  const known = new Set((await findDemoPeople(context.db)).map(({ persona }) => persona))
  const missing = demoColleagues.filter(({ name }) => !known.has(name))
  if (missing.length === 0) return
  const story = await openStory(context, build, context.now())
  try {
    const tokens = new Map<string, string>()
    for (const colleague of missing) tokens.set(colleague.role, await join(context, story, colleague))
    await writeMessages(story, tokens.get('support'))
    await send(story, waitlistContracts.joinWaitlist, { payload: { email: 'wanda.waits@example.com' } })
  } finally {
    await story.close()
  }
}

/** As every colleague comes to be: invited, signed up with that address, with an authenticator app. */
async function join(context: Context, story: StoryService, { name, role, firstName, lastName }: Colleague): Promise<string> {
  const email = `${name}@example.com`
  const made = await send(story, authContracts.registerPerson, {
    payload: { first_name: firstName, last_name: lastName, email, password1: anyPassword() },
    headers: { 'x-security-code': story.securityCode ?? 'demo' },
  })
  const token = made.access
  const url = await context.db
    .transaction()
    .execute((trx) => makeInvitation(context, trx, context.settings.publicUrl, { email, role, invitedBy: null }))
  await send(story, staffContracts.acceptInvitation, { payload: { token: url.split('token=')[1] }, token })
  const { secret } = await send(story, secondFactorContracts.beginSecondFactor, { token })
  await send(story, secondFactorContracts.confirmSecondFactor, { payload: { code: codeAt(secret, story.now()) }, token })
  await addDemoPerson(context.db, { persona: name, person_id: made.user.pk })
  return token
}

/** Two messages, of which one is a complaint. */
async function writeMessages(story: StoryService, token: string | undefined): Promise<void> {
  for (const [place, words] of messages.entries())
    await send(story, mailerContracts.contactUs, {
      payload: { first_name: 'Vera', last_name: 'Visitor', from_email: `vera${place}@example.com`, recaptcha_resp_token: 'demo', ...words },
    })
  if (token === undefined) return
  const { results } = await send(story, taskContracts.listTasks, { query: { queue: 'messages' }, token })
  const task = results.at(-1)
  if (!task) return
  const params = { id: task.pk }
  await send(story, taskContracts.takeTask, { params, payload: { from: null }, token })
  await send(story, taskContracts.settleTask, { params, payload: { outcome: 'complaint', values: {} }, token })
}

function send<Answer>(story: StoryService, call: CallOf<Answer>, sent: SentCall): Promise<Answer> {
  return sendCall(story, '192.0.2.250', call, sent)
}
