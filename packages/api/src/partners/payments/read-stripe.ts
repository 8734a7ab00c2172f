type Environment = Readonly<Record<string, string | undefined>>

export type StripeSettings = { readonly secretKey: string; readonly webhookSecret: string; readonly url: string }

type Read =
  | { readonly stripe: StripeSettings | undefined; readonly problems?: undefined }
  | { readonly stripe?: undefined; readonly problems: readonly string[] }

const url = 'https://api.stripe.com'

/** Stripe from the environment, or line by line what is wrong with it. Without STRIPE_SECRET_KEY the sandbox takes cards. */
export function readStripe(env: Environment): Read {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? ''
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? ''
  if (secretKey === '' && webhookSecret === '') return { stripe: undefined }
  // The values are secrets, so they are not repeated.
  const problems = [
    ...(/^(sk|rk)_\w+$/.test(secretKey) ? [] : ['STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_ or rk_.']),
    ...(/^whsec_\S+$/.test(webhookSecret)
      ? []
      : ['STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook: it begins with whsec_.']),
  ]
  return problems.length > 0 ? { problems } : { stripe: { secretKey, webhookSecret, url } }
}
