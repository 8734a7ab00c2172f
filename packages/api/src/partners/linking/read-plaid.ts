type Environment = Readonly<Record<string, string | undefined>>

export type PlaidSettings = { readonly clientId: string; readonly secret: string; readonly baseUrl: string }

type Read =
  | { readonly plaid: PlaidSettings | undefined; readonly problems?: undefined }
  | { readonly plaid?: undefined; readonly problems: readonly string[] }

const places = { sandbox: 'https://sandbox.plaid.com', production: 'https://production.plaid.com' } as const

/** Plaid from the environment, or line by line what is wrong with it. Without PLAID_CLIENT_ID accounts are linked in our own sandbox. */
export function readPlaid(env: Environment): Read {
  const [clientId, secret, place = ''] = [env['PLAID_CLIENT_ID'], env['PLAID_SECRET'], env['PLAID_ENV']]
  if (!clientId && !secret && !place) return { plaid: undefined }
  const baseUrl = isPlace(place) ? places[place] : undefined
  const problems = [
    ...(clientId ? [] : ['PLAID_CLIENT_ID must be set together with PLAID_SECRET.']),
    ...(secret ? [] : ['PLAID_SECRET must be set together with PLAID_CLIENT_ID.']),
    ...(baseUrl === undefined ? ['PLAID_ENV must be sandbox or production.'] : []),
  ]
  if (!clientId || !secret || baseUrl === undefined) return { problems }
  return { plaid: { clientId, secret, baseUrl } }
}

function isPlace(text: string): text is keyof typeof places {
  return Object.hasOwn(places, text)
}
