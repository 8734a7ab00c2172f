import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk } from '../fields.ts'
import { messageField, subjectField } from '../message-fields.ts'
import { document, listLimit } from './document-fields.ts'

const moment = z.iso.datetime()
const mostPapers = 5

const papers = z
  .array(pk)
  .max(mostPapers)
  .exactOptional()
  .meta({ description: 'Papers that go with it, by their names: sent before, and not yet with another message.' })

const message = z.strictObject({
  pk,
  sender: z.enum(['person', 'desk']),
  text: z.string().meta({ description: 'Plain text. Show it as text, never as a page.' }),
  sent_at: moment,
  papers: z.array(z.strictObject({ pk, file_name: z.string() })).readonly(),
})

const request = z.strictObject({
  pk,
  number: z.string().meta({ description: 'What it goes by, to be read out on the telephone.' }),
  subject: z.string(),
  state: z.enum(['waiting', 'answered', 'closed']).meta({ description: 'Waiting for us, answered by us, or closed by the person.' }),
  answer_by: z.iso.date().nullable().meta({ description: 'The day by which we answer; null when we aren’t asked anything.' }),
  opened_at: moment,
  changed_at: moment,
  messages: z.array(message).readonly().meta({ description: 'The oldest first.' }),
})

/** Conversations of people with the desk. */
export const helpContracts = contracts({
  listHelpRequests: contract({
    method: 'GET',
    path: '/api/v1/help/requests/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists what the person has asked us, with all messages, those that changed last first: fifty, unless more are asked for.',
    query: z.strictObject({ limit: listLimit.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      results: z.array(request).readonly(),
      has_older: z.boolean().meta({ description: 'Whether there are more than these.' }),
    }),
    errors: [],
  }),
  openHelpRequest: contract({
    method: 'POST',
    path: '/api/v1/help/requests/',
    who: 'person',
    idempotent: 'by-key',
    about: 'Asks us something. It gets a number, and is a task of a colleague.',
    body: z.strictObject({ subject: subjectField, message: messageField, papers }),
    sends: 'json',
    status: 201,
    answer: request,
    errors: ['card_number_refused', 'too_many_requests', 'not_found', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  addHelpMessage: contract({
    method: 'POST',
    path: '/api/v1/help/requests/{id}/messages/',
    who: 'person',
    idempotent: 'by-key',
    about: 'Writes on in a conversation. One that was closed is open again.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({ message: messageField, papers }),
    sends: 'json',
    status: 201,
    answer: request,
    errors: ['card_number_refused', 'too_many_requests', 'not_found', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  closeHelpRequest: contract({
    method: 'POST',
    path: '/api/v1/help/requests/{id}/close/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Closes a conversation: it is solved, or no longer asked. Nobody answers it any more.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({}),
    sends: 'json',
    status: 200,
    answer: request,
    errors: ['not_found'],
  }),
  uploadHelpPaper: contract({
    method: 'POST',
    path: '/api/v1/help/papers/upload/',
    who: 'person',
    idempotent: 'by-nature',
    takesFile: { field: 'file', mostBytes: 10 * 2 ** 20 },
    about: 'Takes a paper that will go with a message. The same file again is the same document, until it has gone with one.',
    body: z.strictObject({}),
    sends: 'json',
    status: 201,
    answer: document,
    errors: ['file_refused', 'over_the_limit'],
  }),
})
