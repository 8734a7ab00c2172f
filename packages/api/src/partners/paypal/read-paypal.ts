type Environment = Readonly<Record<string, string | undefined>>

export type PayPalSettings = { readonly clientId: string; readonly secret: string; readonly webhookId: string; readonly url: string }

type Read =
  | { readonly paypal: PayPalSettings | undefined; readonly problems?: undefined }
  | { readonly paypal?: undefined; readonly problems: readonly string[] }

const urls: ReadonlyMap<string, string> = new Map([
  ['live', 'https://api-m.paypal.com'],
  ['sandbox', 'https://api-m.sandbox.paypal.com'],
])

/** PayPal from the environment, or line by line what is wrong with it. Without PAYPAL_CLIENT_ID our own sandbox stands in. */
export function readPayPal(env: Environment): Read {
  const clientId = env['PAYPAL_CLIENT_ID'] ?? ''
  const secret = env['PAYPAL_SECRET'] ?? ''
  const webhookId = env['PAYPAL_WEBHOOK_ID'] ?? ''
  if (clientId === '' && secret === '' && webhookId === '') return { paypal: undefined }
  const url = urls.get(env['PAYPAL_ENV'] ?? 'sandbox')
  // The values are secrets, so they are not repeated.
  const problems = [
    ...(clientId === '' ? ['PAYPAL_CLIENT_ID is missing.'] : []),
    ...(secret === '' ? ['PAYPAL_SECRET is missing.'] : []),
    ...(webhookId === '' ? ['PAYPAL_WEBHOOK_ID is missing: PayPal checks the signature of an event by it.'] : []),
    ...(url === undefined ? ['PAYPAL_ENV must be “live” or “sandbox”.'] : []),
  ]
  return url === undefined || problems.length > 0 ? { problems } : { paypal: { clientId, secret, webhookId, url } }
}
