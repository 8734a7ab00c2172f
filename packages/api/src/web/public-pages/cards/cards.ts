import { createHash } from 'node:crypto'
import type { CardWords } from '@app/schemas/pages/page-card'
import type { FastifyInstance } from 'fastify'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../../flows/live-catalogue.ts'
import { openPageBuilder } from '../drawing/page-builder.ts'
import { fillWords, priceWords } from '../drawing/page-words.ts'
import { pageAt } from '../find-page.ts'
import { renderCard } from './render-card.ts'

type Parts = { readonly flows: LiveCatalogue; readonly webFolder: string; readonly now: () => Date }
type Card = { readonly bytes: Buffer; readonly tag: string }
type Cached = { readonly drawnFrom: string; readonly card: Promise<Card> }

const aDaySeconds = 86_400

/** Sends what is shown of a page where somebody shares it. */
export function cardRoute(app: FastifyInstance, parts: Parts): void {
  const cardOf = openCards(parts)
  app.get<{ Params: { file: string } }>('/cards/:file', async (request, reply) => {
    const name = /^([a-z0-9-]+)\.png$/.exec(request.params.file)?.[1]
    const card = name === undefined ? undefined : await cardOf(name)
    if (!card) return reply.callNotFound()
    reply
      .header('cache-control', `public, max-age=${aDaySeconds}`)
      .header('etag', card.tag)
      // Other sites show it: that is what it is for.
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === card.tag) return reply.code(304).send()
    return reply.type('image/png').send(card.bytes)
  })
}

/** Draws each card once for as long as its page says the same, and never two at a time. */
function openCards({ flows, webFolder, now }: Parts): (name: string) => Promise<Card | undefined> {
  const builderNow = openPageBuilder(webFolder)
  const kept = new Map<string, Cached>()
  let before: Promise<unknown> = Promise.resolve()
  return async (name) => {
    const builder = await builderNow()
    const words = wordsOf(await flows.ready(), name, now)
    if (!builder || !words) return undefined
    const drawnFrom = JSON.stringify([builder.builtAt, words])
    const known = kept.get(name)
    if (known?.drawnFrom === drawnFrom) return known.card
    const card = before.then(() => renderCard(builder.drawCard(words), webFolder)).then(asCard)
    before = card.catch(() => kept.delete(name))
    kept.set(name, { drawnFrom, card })
    return card
  }
}

function wordsOf(flows: FlowSnapshot, name: string, now: () => Date): CardWords | undefined {
  const { brand } = flows
  const hero = pageAt(flows, name)?.file.blocks.find(({ block }) => block === 'hero')
  if (!brand || hero?.block !== 'hero') return undefined
  const prices = Object.entries(priceWords(now().toISOString().slice(0, 10), 'en')).map(([of, price]) => [`price:${of}`, price])
  const fill = (text: string) => fillWords(text, brand, Object.fromEntries(prices))
  return { brand, title: fill(hero.title), price: hero.price && fill(hero.price), picture: hero.picture }
}

function asCard(bytes: Buffer): Card {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
