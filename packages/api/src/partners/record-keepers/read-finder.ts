import type { FinderSettings } from './http-record-keepers.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Read =
  | { readonly finder: FinderSettings | undefined; readonly problems?: undefined }
  | { readonly finder?: undefined; readonly problems: readonly string[] }

/** Who asks record keepers for us, from the environment. Without FINDER_URL our own sandbox answers. */
export function readFinder(env: Environment): Read {
  const [url, key, webhookSecret] = [env['FINDER_URL'], env['FINDER_KEY'], env['FINDER_WEBHOOK_SECRET']]
  if (!url && !key && !webhookSecret) return { finder: undefined }
  const problems = [
    ...(url && isHttps(url) ? [] : ['FINDER_URL must be an address that begins with https://.']),
    ...(key ? [] : ['FINDER_KEY must be set together with FINDER_URL.']),
    ...(webhookSecret && webhookSecret.length >= 16 ? [] : ['FINDER_WEBHOOK_SECRET must have at least 16 characters.']),
  ]
  if (!url || !key || !webhookSecret || problems.length > 0) return { problems }
  return { finder: { url: url.replace(/\/$/, ''), key, webhookSecret } }
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
