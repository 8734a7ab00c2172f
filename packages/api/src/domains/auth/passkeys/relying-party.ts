import type { AuthContext } from '../auth-context.ts'

/** What passkeys are bound to: our address. They work nowhere else, however much another page looks like ours. */
export function relyingParty({ publicUrl, brandName }: Pick<AuthContext, 'publicUrl' | 'brandName'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: brandName(), origin }
}
