import http from 'node:http'

const times = 7
const mostNames = 400
const root = '/api/v1/employers'

/** Searches of each kind, over HTTP. Each is asked several times and its quickest counts: so it is the search that differs, not the machine. */
export async function measureSearches(port) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path) => get(agent, port, path)
  const names = await someNames(ask)
  const kinds = searchesOf(names)
  const figures = {}
  for (const [kind, paths] of Object.entries(kinds)) figures[kind] = await measure(ask, paths)
  agent.destroy()
  return figures
}

/** What people may ask for: beginnings of one letter to whole names, words in another order, misspelt names, unknown names, pages of the list. */
function searchesOf(names) {
  const encoded = names.map(encodeURIComponent)
  const beginnings = names.flatMap((name, index) => [encodeURIComponent(name.slice(0, 1 + (index % 14)))])
  return {
    'beginning of a name': [...beginnings, 'q', 'zz', 'x', ''].map((typed) => `${root}/companies/?name__prefix=${typed}`),
    'words in another order': names.map((name) => suggested(wordsOf(name).reverse().join(' '))),
    'the last words of a name': names.map((name) => suggested(wordsOf(name).slice(-2).join(' '))),
    'a misspelt name': names.map((name, index) => suggested(misspelt(name, index))),
    'search by name': [...encoded, 'nobody', 'inc'].map((name) => `${root}/search/?company_name=${name}`),
    'details by name': encoded.map((name) => `${root}/companies_details/?company_name=${name}`),
    'largest plans': [...Array(21).keys()].map((page) => `${root}/companies_plan/?offset=${page * 50}`),
    'plans by a beginning': beginnings.map((typed) => `${root}/companies_plan/?name=${typed}`),
  }
}

function suggested(typed) {
  return `${root}/companies/?name__prefix=${encodeURIComponent(typed)}`
}

function wordsOf(name) {
  return name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean)
}

/** A slip in the longest word: two letters swapped, one missing, one doubled or one wrong, in turn. */
function misspelt(name, index) {
  const words = wordsOf(name.toLowerCase())
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const at = Math.max(1, Math.floor(longest.length / 2) - 1)
  const [before, one, two, after] = [longest.slice(0, at), longest.charAt(at), longest.charAt(at + 1), longest.slice(at + 2)]
  const slip = [`${two}${one}`, two, `${one}${one}${two}`, `${one === 'x' ? 'y' : 'x'}${two}`][index % 4]
  return words.map((word) => (word === longest ? `${before}${slip}${after}` : word)).join(' ')
}

async function measure(ask, paths) {
  for (const path of paths.slice(0, 50)) await ask(path)
  const least = paths.map(() => Number.POSITIVE_INFINITY)
  // In rounds: a moment in which the machine does something else meets no search every time.
  for (let time = 0; time < times; time++) {
    for (const [index, path] of paths.entries()) {
      const begunAt = performance.now()
      await ask(path)
      least[index] = Math.min(least[index], performance.now() - begunAt)
    }
  }
  least.sort((a, b) => a - b)
  const at = (share) => least[Math.min(least.length - 1, Math.floor(least.length * share))]
  return { searches: least.length, p50: at(0.5), p99: at(0.99), ratio: at(0.99) / at(0.5) }
}

/** Names from all over the directory. */
async function someNames(ask) {
  const names = new Set()
  for (const ordering of ['name', '-name', '-plan_asset', 'plan_asset'])
    for (let offset = 0; offset <= 900; offset += 300)
      for (const { company_name } of await list(ask, offset, ordering)) names.add(company_name)
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const { company_name } of JSON.parse(await ask(`${root}/companies/?name__prefix=${letter}`)).results) names.add(company_name)
  return [...names].filter((_name, index, all) => index % Math.ceil(all.length / mostNames) === 0)
}

async function list(ask, offset, ordering) {
  return JSON.parse(await ask(`${root}/companies_plan/?offset=${offset}&limit=50&ordering=${ordering}`)).results
}

function get(agent, port, path) {
  return new Promise((resolve, reject) => {
    // Each from an address of its own: one address has a limit.
    const from = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
    const request = http.get({ agent, host: '127.0.0.1', port, path, headers: { 'x-forwarded-for': from } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} gave ${answer.statusCode}: ${text}`))))
    })
    request.on('error', reject)
  })
}
