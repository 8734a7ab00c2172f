import { consent } from './consent.ts'
import { clicks, readUid } from './kept.ts'
import { post, until } from './report-event.ts'

/** What our own list of conversions calls a sale. The service knows what was sold, and for how much. */
const conversion = 'purchase'

/** Reports a purchase to the networks whose advertisement brought the person. */
export async function reportPurchase(): Promise<void> {
  if (consent() !== 'yes') return
  const uid = await until(readUid)
  const { impact, gclid } = clicks()
  if (uid === undefined) return
  await Promise.all([
    impact && post('POST /api/impact', { uid, click_id: impact, consent: true }),
    gclid && post('POST /api/v1/analytics/google-ads/conversion/', { conversion_id: conversion, gclid, uid, consent: true }),
  ])
}
