import { expect, it } from 'vitest'
import { smtpMailer } from './smtp.ts'
import { sampleEmail } from './testing/sample-email.ts'
import { smtpServer } from './testing/smtp-server.ts'

const from = 'post@finder.example'

it('hands over an e-mail with all its parts', async () => {
  const { port, taken } = await smtpServer()
  const email = sampleEmail({ text: 'Hello Ana.\n.\nA dot alone ends nothing.\n' })
  await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(email)
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({ from, to: 'ana@home.example' })
  expect(headersOf(taken[0])).toMatchObject({
    from: '"Finder & Sons" <post@finder.example>',
    to: 'ana@home.example',
    'reply-to': 'help@finder.example',
    subject: 'Confirm your address',
    'message-id': `<${email.id}@finder.example>`,
    'auto-submitted': 'auto-generated',
    'content-type': expect.stringContaining('multipart/alternative'),
  })
  const lines = taken[0]?.lines ?? []
  expect(lines.indexOf('Hello Ana.')).toBeGreaterThan(0)
  expect(lines.indexOf('Hello Ana.')).toBeLessThan(lines.indexOf('<!doctype html><p>Hello Ana.</p>'))
  expect(lines).toContain('A dot alone ends nothing.')
})

it('calls the same e-mail the same when it is sent twice', async () => {
  const { port, taken } = await smtpServer()
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  const email = sampleEmail()
  await mailer.send(email)
  await mailer.send(email)
  await mailer.send(sampleEmail())
  const [first, second, other] = taken.map((one) => headersOf(one)['message-id'])
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

it('names where to be taken off the list, in one piece, and only then', async () => {
  const { port, taken } = await smtpServer()
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  const unsubscribeUrl = `https://finder.example/unsubscribe?token=${'a'.repeat(200)}`
  await mailer.send(sampleEmail({ unsubscribeUrl }))
  await mailer.send(sampleEmail())
  await mailer.send(sampleEmail({ unsubscribeUrl: 'http://127.0.0.1:3000/unsubscribe' }))
  const [some, none, insecure] = taken.map((one) => headersOf(one))
  expect(some).toMatchObject({ 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
  expect(Object.keys(none ?? {}).filter((name) => name.startsWith('list-'))).toEqual([])
  expect(insecure).toMatchObject({ 'list-unsubscribe': '<http://127.0.0.1:3000/unsubscribe>' })
  expect(insecure).not.toHaveProperty('list-unsubscribe-post')
})

it.each(['\r\n', '\n', '\r', '\u2028', '\0\r\n'])('lets no line break into a header: %j', async (lineBreak) => {
  const { port, taken, heard } = await smtpServer()
  const bad = `x${lineBreak}Bcc: all@home.example${lineBreak}${lineBreak}Body`
  const email = sampleEmail({ subject: bad, fromName: bad, replyTo: `help@finder.example${lineBreak}Bcc: all@home.example` })
  await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(email)
  expect(headersOf(taken[0])).not.toHaveProperty('bcc')
  expect(headersOf(taken[0])['subject']).toBe('x Bcc: all@home.example Body')
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@home.example>'])
})

it('shows its name and its password, also with strange e-mails in them', async () => {
  const { port, taken } = await smtpServer({ account: 'us@er:p:ss/w%' })
  await smtpMailer({ url: `smtp://us%40er:p%3Ass%2Fw%25@127.0.0.1:${port}`, from }).send(sampleEmail())
  expect(taken).toHaveLength(1)
})

it.each([
  ['another password', { account: 'a:b' }, 'smtp-535', false],
  ['no welcome', { instead: { CONNECT: '421 Too many' } }, 'smtp-421', false],
  ['a sender that is not wanted', { instead: { MAIL: '550 Not from you' } }, 'smtp-550', false],
  ['a recipient that is not known', { instead: { RCPT: '550 Nobody' } }, 'smtp-550', true],
  ['a recipient that comes later', { instead: { RCPT: '450 Later' } }, 'smtp-450', false],
  ['an e-mail that is not wanted', { instead: { END: '554 This is spam' } }, 'smtp-554', true],
  ['an e-mail that comes later', { instead: { END: '452 No room' } }, 'smtp-452', false],
  ['data that is not wanted', { instead: { DATA: '554 No' } }, 'smtp-554', true],
] as const)('tells %s from others', async (_about, settings, code, isFinal) => {
  const { port, taken } = await smtpServer(settings)
  const sending = smtpMailer({ url: `smtp://a:wrong@127.0.0.1:${port}`, from }).send(sampleEmail())
  await expect(sending).rejects.toMatchObject({ code, isFinal })
  expect(taken).toEqual([])
})

it.each(['CONNECT', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'END'] as const)('gives up a server that is silent after %s', async (command) => {
  const { port } = await smtpServer({ instead: { [command]: '' } })
  const sending = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 100 }).send(sampleEmail())
  await expect(sending).rejects.toMatchObject({ code: expect.stringMatching(/^E/), isFinal: false })
})

it('tries again later when the server is down', async () => {
  const sending = smtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(sampleEmail())
  await expect(sending).rejects.toMatchObject({ code: 'ECONNREFUSED', isFinal: false })
})

it('says nothing to a server elsewhere that cannot keep a secret', async () => {
  const { port, taken, heard } = await smtpServer({ account: 'a:b' })
  // To the mailer this is not this machine.
  const sending = smtpMailer({ url: `smtp://a:b@0.0.0.0:${port}`, from }).send(sampleEmail())
  await expect(sending).rejects.toMatchObject({ isFinal: false })
  expect(taken).toEqual([])
  expect(heard.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([])
})

/** The headers of an e-mail by their names in small letters, unfolded. */
function headersOf(taken: { readonly lines: readonly string[] } | undefined): Readonly<Record<string, string>> {
  const lines = taken?.lines ?? []
  const head = lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replaceAll(/\n[ \t]/g, ' ')
  return Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
