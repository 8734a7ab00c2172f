import { describe, expect, it } from 'vitest'
import { type Mailer, MailProblem } from './mailer.ts'
import { outboxMailer } from './outbox.ts'
import { smtpMailer } from './smtp.ts'
import { sampleEmail } from './testing/sample-email.ts'
import { smtpServer } from './testing/smtp-server.ts'

const mailers: Readonly<Record<Mailer['kind'], () => Promise<Mailer>>> = {
  smtp: async () => smtpMailer({ url: `smtp://127.0.0.1:${(await smtpServer()).port}`, from: 'post@finder.example' }),
  outbox: async () => outboxMailer(),
}

describe.each(Object.entries(mailers))('the mailer %s', (kind, open) => {
  it('says what it is', async () => {
    expect((await open()).kind).toBe(kind)
  })

  it('takes an e-mail, and the same one again', async () => {
    const mailer = await open()
    const email = sampleEmail({ unsubscribeUrl: 'https://finder.example/unsubscribe?token=1' })
    await expect(mailer.send(email)).resolves.toBeUndefined()
    await expect(mailer.send(email)).resolves.toBeUndefined()
  })

  it('takes e-mails side by side', async () => {
    const mailer = await open()
    await expect(Promise.all(Array.from({ length: 10 }, () => mailer.send(sampleEmail())))).resolves.toHaveLength(10)
  })

  it.each(['', 'a\r\nBcc: all@home.example', '  ', 'привет, 👋', 'x'.repeat(3_000)])('takes the subject %j', async (subject) => {
    await expect((await open()).send(sampleEmail({ subject }))).resolves.toBeUndefined()
  })

  it.each([
    'nobody@refused.example',
    'ana',
    'ana@home.example, ben@home.example',
    'ana@home.example\r\nBcc: ben@home.example',
    '<ana@home.example>',
    '"Ana" <ana@home.example>',
    '',
  ])('refuses for good to write to %j', async (to) => {
    const failure = await failureOf((await open()).send(sampleEmail({ to })))
    expect(failure).toMatchObject({ isFinal: true })
    expect(failure.message).not.toContain('@')
  })

  it('does not take an e-mail now that it may take later', async () => {
    const failure = await failureOf((await open()).send(sampleEmail({ to: 'ana@busy.example' })))
    expect(failure).toMatchObject({ isFinal: false, code: 'smtp-451' })
    expect(failure.message).not.toContain('@')
  })
})

async function failureOf(sending: Promise<void>): Promise<MailProblem> {
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure instanceof MailProblem) return failure
  throw new Error('It did not fail, or with something else.', { cause: failure })
}
