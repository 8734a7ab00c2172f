import { z } from 'zod'
import { emailWays, notificationSubjects, optionalSubjects, waysFor } from '../../rules/people/notification-subjects.ts'
import { contract, contracts } from '../contract.ts'
import { pk, results } from '../fields.ts'
import { says } from '../says.ts'

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
const choice = z
  .strictObject({ about: z.enum(optionalSubjects), by_email: z.enum(emailWays) })
  .refine(({ about, by_email: way }) => waysFor(about).includes(way), {
    path: ['by_email'],
    ...says({ en: 'This can’t wait for a week.', es: 'Esto no puede esperar una semana.' }),
  })

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
  visitNotifications: contract({
    method: 'POST',
    path: '/api/v1/notifications/visit/',
    changesNothingShown: true,
    who: 'person',
    idempotent: 'by-nature',
    about:
      'Notes that the person looks at what is new, and says since when it is: since their last visit. Within half an hour it is the same visit.',
    body: z.strictObject({}),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ since: moment.nullable().meta({ description: 'Null on the first visit.' }) }),
    errors: [],
  }),
  listNotificationChoices: contract({
    ...choices,
    method: 'GET',
    about: 'Says how e-mails come that the person may turn off: at once, together once a week, or not at all.',
    answer: results(choice),
    errors: [],
  }),
  chooseNotifications: contract({
    ...choices,
    method: 'PUT',
    about: 'Chooses how e-mails about a subject come. Those about money, identity, papers and answers always come at once.',
    body: choice,
    answer: results(choice),
    errors: [],
  }),
})
