import type { TestApp } from '../../../testing/test-app.ts'
import type { CatalogueClient } from './client.ts'

const api = '/api/v1'
const uid = 'visitor-12345678'

export async function visit({ send }: CatalogueClient, service: TestApp): Promise<void> {
  const { body: waiting } = await send(`POST ${api}/accounts/create_waitlist/`, { body: { email: 'Waits@Example.com' } })
  await send(`PATCH ${api}/accounts/waitlist/{id}/update/`, { at: { id: waiting.pk }, body: { employer_name: 'Acme' } })
  await service.doJobs()
  const [, address = '', token = ''] = /unsubscribe\/([^/"\s]+)\/([^/"\s]+)\//.exec(JSON.stringify(service.emails)) ?? []
  await send(`GET ${api}/accounts/users/unsubscribe/{email}/{token}/`, { at: { email: address, token } })
  const quizzes = `${api}/quizzes`
  const { body } = await send(`GET ${quizzes}/questionnaires/`)
  const [quiz] = body.results
  const answers = Object.fromEntries(quiz.questions.map((one: { id: string; options: { id: string }[] }) => [one.id, one.options[0]?.id]))
  const { body: answered } = await send(`POST ${quizzes}/questionnaires/{id}/answer/create/`, { at: quiz, body: { answers } })
  await send(`PUT ${quizzes}/questionnaires/{id}/answer/{answer}/update/`, { at: { id: quiz.id, answer: answered.pk }, body: { answers } })
  await send(`GET ${quizzes}/answers/{id}/`, { at: { id: answered.pk } })
  const letter = { first_name: 'Cat', last_name: 'Client', from_email: 'cat@example.com', subject: 'Hello', message: 'Hello there' }
  await send(`POST ${api}/mailer/contact-us/`, { body: { ...letter, recaptcha_resp_token: 'token' } })
}

export async function offers({ send }: CatalogueClient): Promise<void> {
  const earn = `${api}/offers/earn-money`
  const { body } = await send(`GET ${earn}/`)
  const [offer] = body.results
  await send(`GET ${earn}/recommended-offers/{x}/`, { at: { x: offer.category } })
  await send(`POST ${earn}/click/create/`, { body: { uid, click_source: 'list', offer: offer.id } })
  await send(`POST ${earn}/chat-init/`, { body: { uid, category: offer.category } })
  await send(`POST ${earn}/chat/`, { body: { uid, user_message: 'hello', category: offer.category } })
  await send(`GET ${earn}/chat/{a}/{b}/`, { at: { a: uid, b: offer.category } })
  await send(`GET ${api}/offers/extra-cash/{id}/{device}`, { at: { id: 'phone-apps', device: 'samsung' } })
  await send(`POST ${api}/accounts/offer/create/`, { body: { url: offer.url, partner: offer.partner, click_page: '/earn-money' } })
}

/** What is counted: calls of our own pages, “same origin” in the catalogue. */
export async function tracking({ send }: CatalogueClient, { pk }: { readonly pk: string }): Promise<void> {
  const { body } = await send(`GET ${api}/analytics/abtest/`)
  await send(`POST ${api}/analytics/abtest/`, { body: body.results ?? body })
  const conversion = { conversion_id: 'AW-1/abc', gclid: 'Cj0KCQ-example_click', uid, conversion_value: '19' }
  await send(`POST ${api}/analytics/google-ads/conversion/`, { body: conversion })
  const arrival = { source_url: 'https://example.com/?utm_source=a', client_user_agent: 'a browser', requireCreate: true }
  await send('POST /api/utm/utm-campaign', { body: { ...arrival, user_id: pk } })
  await send('POST /api/utm', { body: { ...arrival, user_id: uid }, isOwnPage: true })
  const seen = { event_id: 'event-12345', event: 'page_view', uid, page_url: '/', consent: true }
  for (const network of ['fb', 'tiktok']) await send(`POST /api/${network}`, { body: seen, isOwnPage: true })
  await send('POST /api/impact', { body: { uid, click_id: 'click-1', consent: true }, isOwnPage: true })
  await send('POST /api/proof', { body: {}, isOwnPage: true })
}
