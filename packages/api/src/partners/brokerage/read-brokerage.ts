type Environment = Readonly<Record<string, string | undefined>>

export type BrokerageSettings = { readonly key: string; readonly secret: string; readonly url: string }

type Read =
  | { readonly brokerage: BrokerageSettings | undefined; readonly problems?: undefined }
  | { readonly brokerage?: undefined; readonly problems: readonly string[] }

const urls: ReadonlyMap<string, string> = new Map([
  ['sandbox', 'https://broker-api.sandbox.alpaca.markets'],
  ['live', 'https://broker-api.alpaca.markets'],
])

/** The brokerage from the environment, or line by line what is wrong with it. Without BROKERAGE_KEY ours is a sandbox. */
export function readBrokerage(env: Environment): Read {
  const { BROKERAGE_KEY: key = '', BROKERAGE_SECRET: secret = '', BROKERAGE_ENV: name = 'sandbox' } = env
  if (key === '' && secret === '') return { brokerage: undefined }
  const url = urls.get(name)
  const problems = [
    ...(key === '' ? ['BROKERAGE_KEY is missing: BROKERAGE_SECRET alone opens nothing.'] : []),
    ...(secret === '' ? ['BROKERAGE_SECRET is missing: BROKERAGE_KEY alone opens nothing.'] : []),
    ...(url ? [] : ['BROKERAGE_ENV must be sandbox or live.']),
  ]
  return problems.length > 0 || !url ? { problems } : { brokerage: { key, secret, url } }
}
