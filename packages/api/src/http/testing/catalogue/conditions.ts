import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'

/** When a call that works asks for something more than the catalogue names. Its answer then says so. */
export function conditionsOf(call: string): readonly string[] {
  const contract = contracts.find(({ method, path }) => unnamed(`${method} ${path}`) === unnamed(call))
  if (!contract) throw new Error(`No contract is ${call}.`)
  return conditions.flatMap(({ holds, words }) => (holds(contract) ? [words] : []))
}

const contracts = Object.values(domains).flatMap((all) => Object.values<Contract>(all))

const conditions: readonly { readonly holds: (contract: Contract) => boolean; readonly words: string }[] = [
  {
    holds: ({ errors }) => errors.includes('step_up_required'),
    words: 'five minutes after the password was entered, what is sensitive asks for it again (403 `step_up_required`)',
  },
  {
    holds: ({ errors, movesMoney }) => movesMoney === true && !errors.includes('step_up_required'),
    words: 'from a device on which no money was moved before, it asks once who it is (403 `step_up_required`)',
  },
  {
    holds: ({ errors }) => errors.includes('mailed_code_required'),
    words: 'on an account with money and no second factor, it asks for a code from an e-mail too (403 `mailed_code_required`)',
  },
  {
    holds: ({ errors, session }) => session === 'begins' && errors.includes('second_factor_required'),
    words: 'where there is a second factor, that is asked for first (403 `second_factor_required`)',
  },
  {
    holds: ({ errors }) => errors.includes('challenge_required'),
    words: 'where there is doubt, it asks for a proof of work or of being human (403 `challenge_required`)',
  },
  {
    holds: ({ changesByGet }) => changesByGet === true,
    words: 'it changes something for clients that show a token or ask for `application/json` alone; others get a page with a button',
  },
  { holds: ({ errors }) => errors.includes('origin_refused'), words: 'for our own pages alone (403 `origin_refused`)' },
  {
    holds: ({ path }) => sharedWithAdvertisers.has(path),
    words: 'advertisers learn of it with `consent: true` alone',
  },
]

const sharedWithAdvertisers: ReadonlySet<string> = new Set(['/api/fb', '/api/tiktok', '/api/impact'])

/** The catalogue and a contract may name what is in the braces of a path differently. */
function unnamed(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}')
}
