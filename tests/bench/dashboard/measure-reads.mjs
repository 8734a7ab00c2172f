import { ask } from '../service/ask.mjs'
import { median } from '../service/median.mjs'

const password = 'correct horse battery staple'
const [warmUps, turns] = [10, 60]

let places = 0

/** So many people from one place would be asked to wait. */
function fromOwnPlace() {
  return `10.0.1.${++places}`
}

/** A person with an account, and with the token that calls want. */
export async function signUp(port, name) {
  const email = `${name}@example.com`
  const account = { first_name: 'Pat', last_name: 'Example', email, password1: password }
  const { user, access, refresh } = await ask(port, 'POST', '/api/v1/auth/registration/', {
    headers: { 'x-security-code': 'any', 'x-forwarded-for': fromOwnPlace() },
    body: account,
  })
  return { id: user.pk, access, refresh, email, password }
}

/** How long a call takes for each of them, in turns: whatever else the machine does happens to all alike. */
export async function measureReads(port, people, path) {
  const all = Object.fromEntries(Object.keys(people).map((name) => [name, []]))
  for (let turn = 0; turn < warmUps + turns; turn++) {
    for (const [name, { access }] of Object.entries(people)) {
      const begun = performance.now()
      await ask(port, 'GET', path, { token: access })
      if (turn >= warmUps) all[name].push(performance.now() - begun)
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, times]) => [name, median(times)]))
}
