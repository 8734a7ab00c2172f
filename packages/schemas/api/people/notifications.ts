import { z } from 'zod'
import { notificationSubjects, optionalSubjects } from '../../rules/people/notification-subjects.ts'
import { contract, contracts } from '../contract.ts'
import { pk, results } from '../fields.ts'

const moment = z.iso.datetime()
const text = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  button: z.string().meta({ description: 'The words of the link.' }),
})

const notification = z.strictObject({
  pk,
  about: z.enum(notificationSubjects),
  link: z.string().nullable().meta({ description: 'The page it is about. Null where its e-mail had a link of its own.' }),
  sent_at: moment,
  read_at: moment.nullable(),
  en: text,
  es: text,
})

const unread = z.int().min(0).meta({ description: 'How many the person has not read.' })
const choice = z.strictObject({ about: z.enum(optionalSubjects), by_email: z.boolean() })

const choices = { path: '/api/v1/notifications/choices/', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200 } as const

/** What the service has told a person, and by which ways it may. */
export const notificationContracts = contracts({
  listNotifications: contract({
    method: 'GET',
    path: '/api/v1/notifications/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists twenty notifications of the person, the newest first, and says how many are unread.',
    query: z.strictObject({ before: pk.exactOptional().meta({ description: 'Lists those that are older than this one.' }) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ results: z.array(notification).readonly(), unread, has_older: z.boolean() }),
    errors: [],
  }),
  markNotificationsRead: contract({
    method: 'POST',
    path: '/api/v1/notifications/read/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Marks a notification as read, and with it all that are older where that is asked for.',
    body: z.strictObject({ pk, and_older: z.boolean() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ unread }),
    errors: ['not_found'],
  }),
  listNotificationChoices: contract({
    ...choices,
    method: 'GET',
    about: 'Says about what the person gets e-mails, of what they may turn off.',
    answer: results(choice),
    errors: [],
  }),
  chooseNotifications: contract({
    ...choices,
    method: 'PUT',
    about: 'Turns e-mails about a subject on or off. Money, identity, papers and answers are always sent.',
    body: choice,
    answer: results(choice),
    errors: [],
  }),
})
