import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'
import { noSignals, recorded } from './tracking.ts'
import { uid } from './visitor-fields.ts'

const test = z.strictObject({ name: z.string(), value: z.string() })
const tests = z.array(test).readonly()
const sentTest = z.strictObject({ name: z.string().max(60), value: z.string().max(60).exactOptional() })
const clickId = z.string().regex(/^[\w-]{10,500}$/, says({ en: 'This is no click id.', es: 'Este no es un identificador de clic.' }))

/** A/B tests, and sales that an advertisement led to. */
export const analyticsContracts = contracts({
  listTests: contract({
    method: 'GET',
    path: '/api/v1/analytics/abtest/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the variant of every A/B test that is the person’s.',
    sends: 'json',
    status: 200,
    answer: tests,
    errors: [],
  }),
  noteTestsSeen: contract({
    method: 'POST',
    path: '/api/v1/analytics/abtest/',
    changesNothingShown: true,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Notes which tests the person has seen and gives the true list; the variant is never theirs to choose.',
    body: z.array(sentTest).min(1).max(50).readonly(),
    sends: 'json',
    status: 200,
    answer: tests,
    errors: [],
  }),
  noteVisitorTestsSeen: contract({
    method: 'POST',
    path: '/api/v1/analytics/abtest/seen/',
    changesNothingShown: true,
    who: 'anyone',
    idempotent: 'no',
    about: 'Counts, of visitors without an account, which tests were seen: by variant and day, and of nobody in particular.',
    headers: noSignals,
    body: z
      .array(z.strictObject({ name: z.string().max(60) }))
      .min(1)
      .max(50)
      .readonly(),
    sends: 'json',
    status: 200,
    answer: recorded,
    errors: ['origin_refused', 'too_many_requests'],
  }),
  noteAdConversion: contract({
    method: 'POST',
    path: '/api/v1/analytics/google-ads/conversion/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Tells the advertising network of a sale, with consent and once, at the value of our own records.',
    headers: noSignals,
    body: z.strictObject({
      conversion_id: z
        .string()
        .regex(/^[\w./-]{1,100}$/, says({ en: 'This is no name of a conversion.', es: 'Este no es el nombre de una conversión.' })),
      gclid: clickId,
      uid,
      conversion_value: z.number().min(0).max(1_000_000).exactOptional().meta({ description: 'Not used: our own records say the value.' }),
      consent: z.boolean().exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: recorded,
    errors: ['too_many_requests'],
  }),
})
