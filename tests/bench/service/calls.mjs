import { randomUUID } from 'node:crypto'

const choices = ['employed', 'self-employed', 'retired']

/** The answer of one page; each time another one, so that there is something to save. */
export function answersOf({ version }) {
  return { employment_status: choices[version % choices.length] }
}

/** What is measured. Both services get the same bytes; the bare one reads in x-person who asks, ours in the token. */
export const calls = {
  save: {
    title: 'Save an answer',
    method: 'PATCH',
    route: '/api/v1/accounts/investment_account_info/:record/update/',
    request: (person) => {
      const body = JSON.stringify(answersOf(person))
      const head = headOf(person, 'PATCH', `/api/v1/accounts/investment_account_info/${person.record}/update/`)
      const condition = `if-match: "${person.version}"\r\nidempotency-key: ${randomUUID()}\r\n`
      return `${head}${condition}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    },
    // The next save is made from this one.
    take: (person, answer) => {
      const version = Number(/"version":(\d+)/.exec(answer)?.[1])
      if (version !== person.version + 1) throw new Error(`saved from version ${person.version}, and got ${answer.slice(0, 200)}`)
      person.version = version
    },
  },
  resume: {
    title: 'Resume',
    method: 'GET',
    route: '/api/journeys/:mode',
    request: (person) => `${headOf(person, 'GET', `/api/journeys/${person.mode}`)}\r\n`,
    take: () => undefined,
  },
  read: reading('Read the answers', '/api/v1/accounts/investment_account_info/'),
  history: reading('Value over time', '/api/v1/accounts/investment_account/history/'),
  accounts: reading('Accounts', '/api/v1/apex/user/accounts/'),
}

function reading(title, route) {
  return { title, method: 'GET', route, request: (person) => `${headOf(person, 'GET', route)}\r\n`, take: () => undefined }
}

function headOf({ id, access }, method, path) {
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\nuser-agent: bench\r\nauthorization: Bearer ${access}\r\nx-person: ${id}\r\n`
}
