type Environment = Readonly<Record<string, string | undefined>>
type Read =
  | { readonly recaptcha: { readonly secret: string; readonly baseUrl: string } | undefined; readonly problems?: undefined }
  | { readonly recaptcha?: undefined; readonly problems: readonly string[] }

const googleUrl = 'https://www.google.com'

/** The check for programs from the environment. Without RECAPTCHA_SECRET the sandbox checks. */
export function readRecaptcha(env: Environment): Read {
  const secret = env['RECAPTCHA_SECRET']
  if (!secret) return { recaptcha: undefined }
  if (!/^[\w-]{20,100}$/.test(secret)) return { problems: ['RECAPTCHA_SECRET must be the secret key as the reCAPTCHA console shows it.'] }
  return { recaptcha: { secret, baseUrl: googleUrl } }
}
