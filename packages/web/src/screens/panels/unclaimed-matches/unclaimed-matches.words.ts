import type { Words } from '../../../client/language.ts'
import type { Match } from '../../data/search/unclaimed.ts'

type UnclaimedWords = {
  readonly searching: string
  readonly open: (count: number) => string
  readonly allAnswered: string
  readonly state: Readonly<Record<Match['state'], string>>
  readonly amountTold: string
  readonly heldBy: (state: string) => string
  readonly retirement: string
  readonly address: (place: string) => string
  readonly reported: (year: number, reference: string) => string
  readonly how: string
  readonly sure: (percent: number) => string
  readonly mine: string
  readonly notMine: string
  readonly undo: string
  readonly sent: string
  readonly paid: string
  readonly page: (state: string) => string
  readonly generalPage: (state: string) => string
  readonly newTab: string
  readonly claim: string
  readonly papers: string
  readonly withHelp: string
  readonly saved: Readonly<Record<'yes' | 'no' | 'unsure' | 'sent' | 'paid' | 'not-paid', (holder: string) => string>>
}

export const words: Words<UnclaimedWords> = {
  en: {
    searching: 'We are looking through the lists of the states right now. What turns up shows here by itself.',
    open: (count) => (count === 1 ? 'One match waits for your answer.' : `${count} matches wait for your answer.`),
    allAnswered: 'You have answered every match.',
    state: {
      found: 'Maybe yours',
      confirmed: 'You said: mine',
      rejected: 'You said: not mine',
      'claim-started': 'Claim sent',
      claimed: 'Paid out',
    },
    amountTold: 'What the state’s list says. The state decides how much is paid.',
    heldBy: (state) => `Held by ${state}`,
    retirement: 'This comes from a retirement plan',
    address: (place) => `Listed under an address in ${place}`,
    reported: (year, reference) => `Reported in ${year}, under ${reference}.`,
    how: 'Why we think it may be yours',
    sure: (percent) => `How well it fits: ${percent} of 100.`,
    mine: 'Mine',
    notMine: 'Not mine',
    undo: 'Take my answer back',
    sent: 'I have sent the claim',
    paid: 'The state has paid me',
    page: (state) => `${state}’s own claim page`,
    generalPage: (state) => `The page of all states, where you choose ${state}`,
    newTab: 'opens in a new tab',
    claim: 'Papers and waiting time',
    papers: 'States often ask for:',
    withHelp: 'We file this one for you.',
    saved: {
      yes: (holder) => `Saved: the money from ${holder} is yours.`,
      no: (holder) => `Saved: the money from ${holder} is not yours.`,
      unsure: (holder) => `Your answer about ${holder} is taken back.`,
      sent: (holder) => `Saved: the claim for the money from ${holder} is sent.`,
      paid: (holder) => `Saved: the money from ${holder} is paid.`,
      'not-paid': (holder) => `Saved: the money from ${holder} is not paid yet.`,
    },
  },
}
