import { dayWords } from '@app/schemas/rules/days/day-words'
import { dollarWords } from '@app/schemas/rules/money/money'
import { lastDayToKeep } from '@app/schemas/rules/people/closing'
import { dateWords } from '../../../client/words/day-words.ts'
import { words as loanWords } from '../../loan/loan-card.words.ts'
import { words as letterWords } from '../../settings/letter/letter.words.ts'
import { words as membershipWords } from '../../settings/membership/membership.words.ts'
import { leavingWords, membershipFacts, membershipNote, sorted } from '../../settings/membership/membership-facts.ts'
import { words as shareWords } from '../../settings/membership/share-of-moved.words.ts'
import { words as closeWords } from '../../settings/privacy/close-account.words.ts'
import { bankName } from '../../transfer/account-names.ts'
import { words } from './account.words.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { ended } from './ended.ts'

const plans = '/dashboard/settings#plans'
const shownReaders = 5

/** Each thing that is paid for with its price and its next payment. */
export function costAnswer({ memberships, share, loans }: Known, { spoken }: Spoken): Answering {
  const [said, own, loanSaid] = [words[spoken].cost, membershipWords[spoken], loanWords[spoken]]
  const fees = (loans ?? []).filter(({ status, fee_is_paid: isPaid }) => (status === 'PENDING' || status === 'CONFIRMED') && !isPaid)
  const lines = [
    ...running(memberships).map((one) => {
      const facts = membershipFacts(one, own).map(({ name, value }) => `${name}: ${value}`)
      return [said.one(one.plan.title, facts.join('. ')), membershipNote(one, own)].filter(Boolean).join(' ')
    }),
    ...(share?.chosen_at ? [said.one(shareWords[spoken].title, shareWords[spoken].ofMoved(share.percent))] : []),
    ...fees.map(({ fee_payment: by, origination_fee: fee }) =>
      said.loan(`${by === 'card' ? loanSaid.feeByCard : loanSaid.feeFromLoan}: ${dollarWords(fee, true)}`),
    ),
  ]
  if (lines.length > 0) return { question: 'cost', fit: 'own', lines, to: plans }
  const isKnown = memberships !== undefined && share !== undefined && loans !== undefined
  return { question: 'cost', fit: 'everyone', lines: [isKnown ? said.none : said.general], to: plans }
}

/** When each membership would end, and what is charged until then. */
export function leaveAnswer({ memberships }: Known, { spoken }: Spoken): Answering {
  const [said, own] = [words[spoken].leave, membershipWords[spoken]]
  const leaveable = running(memberships)
  if (memberships === undefined) return { question: 'leave', fit: 'everyone', lines: [said.general], to: plans }
  if (leaveable.length === 0) return { question: 'leave', fit: 'not-theirs', lines: [said.none], to: plans }
  const lines = leaveable.map((one) => {
    const isLeft = one.status === 'cancelled'
    return said.one(one.plan.title, isLeft ? (membershipNote(one, own) ?? '') : leavingWords(one, own))
  })
  return { question: 'leave', fit: 'own', lines: [said.how, ...lines], to: plans }
}

function running(memberships: Known['memberships']) {
  return sorted(memberships ?? []).running
}

/** What would be changed, as it is now. */
export function detailsAnswer({ email, bank }: Known, { spoken }: Spoken): Answering {
  const said = words[spoken].details
  const lines = [said.general, said.email(email), ...(bank ? [said.bank(bankName(bank))] : [])]
  return { question: 'details', fit: 'everyone', lines, to: '/dashboard/settings#you' }
}

/** With whom data is shared, and to whom the letter of the person was shown and when. */
export function readersAnswer({ letter }: Known, { spoken, now }: Spoken): Answering {
  const [said, own] = [words[spoken].readers, letterWords[spoken]]
  const readers = letter?.results ?? []
  const names = readers.slice(0, shownReaders).map(({ recipient, shown_at: at }) => `${recipient} (${dateWords(at, spoken, now)})`)
  const seen = readers.length > shownReaders ? said.seenLast : said.seen
  const lines = [
    said.general,
    ...(letter && letter.letters.length === 0 ? [own.none] : []),
    ...(letter && letter.letters.length > 0 ? [names.length > 0 ? seen(names.join(', ')) : said.nobody] : []),
  ]
  return { question: 'readers', fit: 'everyone', lines, to: '/dashboard/settings#letter' }
}

/** Whether it is being closed, what has to be settled first, or that it can be done. */
export function closeAnswer({ closing }: Known, { spoken }: Spoken): Answering {
  const [said, own] = [words[spoken].close, closeWords[spoken]]
  const close = { question: 'close', fit: 'everyone', to: '/dashboard/settings#privacy' } as const
  if (closing === undefined) return { ...close, lines: [said.general] }
  if (closing.closes_at !== null)
    return {
      ...close,
      fit: 'under-way',
      lines: [ended(own.closes(dayWords(lastDayToKeep(new Date(closing.closes_at)), spoken))), own.stillYours],
    }
  if (closing.obstacles.length > 0) return { ...close, lines: [own.first, ...closing.obstacles.map((one) => own.obstacles[one].what)] }
  return { ...close, lines: [said.general] }
}
