import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxReplies } from '../../partners/sms/sandbox-sms.ts'
import { signReply } from '../../partners/sms/twilio-replies.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { textNews } from './text-news.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

let numbers = 0

/** Somebody with a phone, who answered so. */
async function person(answer?: 'yes' | 'no') {
  const { access, pk } = await service.signUp()
  const phone = `20755501${String(10 + numbers++)}`
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    service.ask({ method, url: `/api/v1/${url}`, token: access, payload, headers: { 'idempotency-key': `${pk}-${url.length}` } })
  await send('POST', 'accounts/add_personal_information/', { ...samplePersonal, phone_number: phone, ssn: `219-24-${1000 + numbers}` })
  const words = 'You’ll get at most five texts per search. Reply STOP to end the texts.'
  if (answer) await send('POST', 'consents/answer/', { consent: 'text_results', answer, words })
  const news = async (search: string) => {
    await service.context.db.transaction().execute((trx) => textNews(service.context, trx, pk, search))
    await service.doJobs()
  }
  const texts = () =>
    service.emails.filter(({ kind, to }) => kind === 'text-message' && to.startsWith(phone)).map(({ paragraphs }) => paragraphs[0])
  return { pk, phone, send, news, texts, words }
}

const search = () => service.context.newId()

/** A reply as the company that sends texts hands it on. */
async function reply(from: string, text: string, id = service.context.newId()) {
  const raw = new URLSearchParams({ MessageSid: id, From: `+1${from}`, Body: text }).toString()
  const answer = await service.ask({
    method: 'POST',
    url: '/api/webhooks/sms/',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signReply(sandboxReplies(service.context.keys), raw),
    },
    payload: raw,
  })
  await service.doJobs()
  return answer
}

describe('news of a search', () => {
  it('is texted to people who said yes to that, and to nobody else', async () => {
    const [yes, no, never] = [await person('yes'), await person('no'), await person()]
    for (const one of [yes, no, never]) await one.news(search())
    expect([yes.texts().length, no.texts().length, never.texts().length]).toEqual([1, 0, 0])
  })

  it('says nothing personal, and how to end it', async () => {
    const { news, texts } = await person('yes')
    await news(search())
    expect(texts()[0]).toMatch(/news about your search.*Reply STOP to end, HELP for help/s)
    expect(texts()[0]).not.toMatch(/\$|Pat|401/)
  })

  it('is in the language of whoever gets it', async () => {
    const { send, news, texts } = await person('yes')
    await send('POST', 'accounts/settings/language/update/', { language: 'es' })
    await news(search())
    expect(texts()[0]).toContain('Hay noticias de tu búsqueda')
  })

  it('is five texts for one search at most, and five more for another', async () => {
    const { news, texts } = await person('yes')
    const [one, other] = [search(), search()]
    for (let count = 0; count < 8; count++) await news(one)
    expect(texts()).toHaveLength(5)
    await news(other)
    expect(texts()).toHaveLength(6)
  })

  it('is not texted when the yes is taken back before it is sent', async () => {
    const { pk, send, texts } = await person('yes')
    await service.context.db.transaction().execute((trx) => textNews(service.context, trx, pk, search()))
    await send('POST', 'consents/answer/', { consent: 'text_results', answer: 'no' })
    await service.doJobs()
    expect(texts()).toEqual([])
  })

  it('is kept with the words that were agreed to', async () => {
    const { pk, words } = await person('yes')
    const row = await service.db.selectFrom('consents').select(['answer', 'words']).where('person_id', '=', pk).executeTakeFirst()
    expect(row).toEqual({ answer: 'yes', words })
  })
})

describe('a reply', () => {
  it.each(['STOP', ' stop. ', 'Unsubscribe', 'ALTO'])('of %s ends the texts to that number, START begins them again', async (word) => {
    const { phone, news, texts } = await person('yes')
    expect((await reply(phone, word)).status).toBe(200)
    await news(search())
    expect(texts()).toEqual([])
    await reply(phone, 'START')
    await news(search())
    expect(texts()).toHaveLength(1)
  })

  it('of STOP holds for the number whatever its owner says in their account: the number itself says START', async () => {
    const { phone, send, news, texts, words } = await person('yes')
    await reply(phone, 'STOP')
    for (const answer of ['no', 'yes']) await send('POST', 'consents/answer/', { consent: 'text_results', answer, words })
    await news(search())
    expect(texts()).toEqual([])
  })

  it.each([
    ['help', 'Help at'],
    ['¡Ayuda!', 'Te ayudamos en'],
  ])('of %s is answered with how to reach us', async (word, said) => {
    const { phone, texts } = await person('yes')
    await reply(phone, word)
    expect(texts()[0]).toContain(`${said} `)
    expect(texts()[0]).toContain(service.context.flows.current().brand?.support.phone ?? 'nothing')
  })

  it('is done once, however often it is handed on', async () => {
    const { phone, texts } = await person('yes')
    const id = service.context.newId()
    for (let count = 0; count < 3; count++) await reply(phone, 'HELP', id)
    expect(texts()).toHaveLength(1)
  })

  it('that nobody signed is refused', async () => {
    const { phone, news, texts } = await person('yes')
    const raw = new URLSearchParams({ MessageSid: 'x', From: `+1${phone}`, Body: 'STOP' }).toString()
    const { status } = await service.ask({
      method: 'POST',
      url: '/api/webhooks/sms/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'bm8=' },
      payload: raw,
    })
    expect(status).toBeGreaterThanOrEqual(400)
    await news(search())
    expect(texts()).toHaveLength(1)
  })
})
