import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'
import { noSignals } from './tracking.ts'

/**
 * How somebody came from one step to another. `start`: into the mode for the first time; `again`: into it once more, after a reload, by a
 * link or where they had left off; `aside` and `return`: to a side step and back; `open`: by an address, on their way.
 */
const edgeKinds = ['start', 'again', 'next', 'aside', 'return', 'back', 'open'] as const

const step = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}(\/[A-Za-z0-9-]{1,60})?$/, says({ en: 'This is no name of a step.', es: 'Este no es el nombre de un paso.' }))

const mode = z.string().regex(/^[a-z0-9-]{1,60}$/, says({ en: 'This is no name of a mode.', es: 'Este no es el nombre de un modo.' }))
const version = z.string().regex(/^[\w-]{1,80}$/, says({ en: 'This is no version.', es: 'Esta no es una versión.' }))

const edge = z.strictObject({
  id: z.uuid().meta({ description: 'Made up for this event alone. Sent twice, it counts once.' }),
  mode,
  version,
  from: step.nullable().meta({ description: 'Nothing for coming in.' }),
  to: step.nullable().meta({ description: 'Nothing for having done the last step.' }),
  kind: z.enum(edgeKinds),
})

/** How many people go from where to where: counted, and of nobody in particular. */
export const funnelContracts = contracts({
  noteWalk: contract({
    method: 'POST',
    path: '/api/funnels/walks',
    who: 'anyone',
    idempotent: 'by-nature',
    about:
      'Counts one walk through a mode: that it began, of which A/B tests it saw a difference, that it ended. It says nothing of who, which way or at what hour.',
    headers: noSignals,
    body: z.strictObject({
      id: z.uuid().meta({ description: 'Made up by the browser for this walk alone, and forgotten when it ends.' }),
      mode,
      version,
      seen: z
        .array(z.string().regex(/^[a-z0-9]{1,30}$/, says({ en: 'This is no name of a test.', es: 'Este no es el nombre de una prueba.' })))
        .max(20)
        .readonly()
        .meta({ description: 'The tests of which a difference was seen. The service knows the variants.' }),
      is_finished: z.boolean(),
    }),
    sends: 'json',
    status: 200,
    answer: z.discriminatedUnion('recorded', [
      z.strictObject({ recorded: z.literal(true) }),
      z.strictObject({ recorded: z.literal(false), why: z.enum(['opted_out', 'unknown_version']) }),
    ]),
    errors: ['origin_refused', 'too_many_requests'],
  }),
  noteEdges: contract({
    method: 'POST',
    path: '/api/funnels',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Counts steps that somebody walked. Nothing says who it was; variants of A/B tests are added by the service itself.',
    headers: noSignals,
    body: z.strictObject({ events: z.array(edge).min(1).max(50).readonly() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      kept: z.int().meta({ description: 'How many count. Those that were sent before are among them.' }),
      ignored: z.int().meta({ description: 'How many do not: of modes, steps or versions that there are not.' }),
      why: z.literal('opted_out').exactOptional().meta({ description: 'The browser asks not to be followed: nothing is kept.' }),
    }),
    errors: ['origin_refused', 'too_many_requests'],
  }),
})

/** What was counted, for people who make the product; in production for nobody. */
export const wayContracts = contracts({
  countWays: contract({
    method: 'GET',
    path: '/dev/ways/{mode}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Says how often people went forward from one step of a mode to another.',
    params: z.strictObject({ mode: mode.meta({ description: 'The name of a file in flows/modes.' }) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      ways: z.array(z.strictObject({ from: z.string().nullable(), to: z.string().nullable(), count: z.int() })).readonly(),
    }),
    errors: ['not_found'],
  }),
})
