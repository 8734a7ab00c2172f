import { ask } from '@app/api/testing'

/** Everything that the database holds of people, by person: once for each row, in the words of the series. */
export async function rowsOfPeople(databaseUrl: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await ask(
    databaseUrl,
    `select id::text as person, 'account' as item from people
     union all select person_id::text, 'session' from sessions
     union all select subject_id, 'audit entry' from
       (select substr(subject, 8) as subject_id from audit_events where action = 'account.made') as made
     union all select person_id::text, kind || ' e-mail' from emails
     union all select person_id::text, 'job of the ' || kind || ' e-mail' from pgboss.job
       join emails on emails.id::text = job.data->'data'->>'emailId' where job.name = 'send-email'
     union all select person_id::text, format('provider %s: %s', record_keeper_name, balance_cents / 100) from known_providers
     union all select person_id::text, format('personal information %s by %s', version, split_part(coalesce(changed_by, created_by), ' ', 1))
       from personal_information
     union all select person_id::text, format('questionnaire %s by %s', version, split_part(changed->'job_title'->>'by', ' ', 1))
       from questionnaires
     union all select person_id::text, format('journey %s by %s', version, changed_by) from journeys`,
  )
  const byPerson = Map.groupBy(rows, ({ person }) => String(person))
  return new Map([...byPerson].map(([person, own]) => [person, own.map(({ item }) => String(item))]))
}

/** E-mails that still wait although nobody will send them any more. */
export async function forgottenEmails(databaseUrl: string): Promise<number> {
  const [row] = await ask(
    databaseUrl,
    `select count(*)::int as count from emails where state = 'waiting' and not exists
       (select from pgboss.job where name = 'send-email' and data->'data'->>'emailId' = emails.id::text
          and state in ('created', 'retry', 'active'))`,
  )
  return Number(row?.['count'])
}

export async function waitingEmails(databaseUrl: string): Promise<number> {
  const [row] = await ask(databaseUrl, `select count(*)::int as count from emails where state = 'waiting'`)
  return Number(row?.['count'])
}
