type Environment = Readonly<Record<string, string | undefined>>
type Recaptcha = { readonly secret: string; readonly siteKey: string; readonly baseUrl: string }
type Read =
  | { readonly recaptcha: Recaptcha | undefined; readonly problems?: undefined }
  | { readonly recaptcha?: undefined; readonly problems: readonly string[] }

const googleUrl = 'https://www.google.com'
const variables = ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'] as const

/** The check for programs from the environment, with both of its keys or none. Without them the sandbox checks. */
export function readRecaptcha(env: Environment): Read {
  const [secret, siteKey] = variables.map((name) => env[name])
  if (!secret && !siteKey) return { recaptcha: undefined }
  const problems = variables.flatMap((name) => problemOf(name, env[name]))
  return problems.length > 0 || !secret || !siteKey ? { problems } : { recaptcha: { secret, siteKey, baseUrl: googleUrl } }
}

function problemOf(name: (typeof variables)[number], value: string | undefined): readonly string[] {
  if (!value) return [`${name} is not set, but the other key of reCAPTCHA is: set both or none.`]
  return /^[\w-]{20,100}$/.test(value) ? [] : [`${name} must be a key of version 3 as the reCAPTCHA console shows it.`]
}
