import { useLanguage, useWords } from '../../client/language.ts'
import { useQuestionnaire } from '../../client/walk/questionnaire.ts'
import { links } from '../../screens/data/accounts/links.ts'
import { ownMemberships, payments, savedCards } from '../../screens/data/money/payments.ts'
import { savedPersonalInformation } from '../../screens/records/people/personal-information.ts'
import { contactOf } from './about-you/contact-fields.ts'
import { investorProfile } from './about-you/investor-profile.ts'
import { words as linkWords } from './accounts/linked-accounts.words.ts'
import { shownLinks } from './accounts/shown-links.ts'
import { ownBeneficiaries } from './beneficiaries/own-beneficiaries.ts'
import { dayIn } from './day-of.ts'
import { words as letterWords } from './letter/letter.words.ts'
import { ownLetter } from './letter/own-letter.ts'
import { words as membershipWords } from './membership/membership.words.ts'
import { sorted } from './membership/membership-facts.ts'
import type { PartName } from './settings-parts.ts'
import { words } from './settings-states.words.ts'
import { ownFactors, ownPasskeys } from './sign-in/factors/own-factors.ts'

export type PartState = {
  readonly says: string
  /** Something is missing or wrong that only the person can mend. */
  readonly isOpen?: boolean
}

/** How each part stands in a few words, of the data that the parts themselves load. What isn’t known yet has none. */
export function useSettingsStates(): Readonly<Partial<Record<PartName, PartState | undefined>>> {
  return {
    you: useHome(),
    'sign-in': useSignIn(),
    beneficiaries: useNamed(),
    contact: useContact(),
    investor: useInvestor(),
    letter: useLetter(),
    links: useLinks(),
    ...usePaid(),
  }
}

function useHome(): PartState | undefined {
  const said = useWords(words)
  const { data, isKnown } = savedPersonalInformation.use()
  return isKnown ? { says: data?.street_address ?? said.notTold } : undefined
}

function useSignIn(): PartState | undefined {
  const { ways } = useWords(words)
  const [factors, passkeys] = [ownFactors.use().data, ownPasskeys.use().data]
  if (!factors || !passkeys) return undefined
  if (passkeys.length > 0) return { says: factors.has_app ? ways.both : ways.passkey }
  return factors.has_app ? { says: ways.app } : { says: ways.password, isOpen: true }
}

function useNamed(): PartState | undefined {
  const said = useWords(words)
  const { data } = ownBeneficiaries.use()
  if (!data) return undefined
  if (data.changing) return { says: said.onItsWay }
  return data.current ? { says: said.people(data.current.people.length) } : { says: said.nobody, isOpen: true }
}

/** The part that shows the contact loads the answers. */
function useContact(): PartState | undefined {
  const said = useWords(words)
  const { isLoaded, saved } = useQuestionnaire()
  if (!isLoaded) return undefined
  const contact = contactOf(saved)
  return { says: contact ? `${contact.contact_firstname} ${contact.contact_lastname}`.trim() : said.nobody }
}

function useInvestor(): PartState | undefined {
  const said = useWords(words)
  const spoken = useLanguage()
  const { data } = investorProfile.use()
  return data && { says: data.given_at === null ? said.notAnswered : dayIn(data.given_at, spoken) }
}

function useLetter(): PartState | undefined {
  const { notSigned } = useWords(words)
  const { inForce, over } = useWords(letterWords)
  const { data } = ownLetter.use()
  const latest = data?.letters[0]
  return data && { says: latest ? (latest.is_in_force ? inForce : over) : notSigned }
}

function useLinks(): PartState | undefined {
  const said = useWords(words)
  const { toMend } = useWords(linkWords)
  const { data } = links.use()
  const shown = data && shownLinks(data)
  if (shown?.some(({ state }) => state === 'login_required')) return { says: toMend, isOpen: true }
  return shown && { says: said.linked(shown.length) }
}

function usePaid(): Readonly<Record<'plans' | 'cards' | 'receipts', PartState | undefined>> {
  const said = useWords(words)
  const { states } = useWords(membershipWords)
  const [memberships, cards, paid] = [ownMemberships.use().data, savedCards.use().data, payments.use().data]
  const status = memberships && sorted(memberships).running[0]?.status
  return {
    plans: memberships && { says: status ? states[status] : said.noPlan, isOpen: status === 'past_due' },
    cards: cards && { says: cards.length > 0 ? said.cards(cards.length) : said.noCard },
    receipts: paid && { says: paid.length > 0 ? said.receipts(paid.length) : said.noReceipt },
  }
}
