import {
  accessMinutes,
  arrivalDays,
  askedMinutes,
  idleMinutes,
  keptDays,
  mailedCodeMinutes,
  passwordLinkMinutes,
  phoneKeyMinutes,
  phoneLinkMinutes,
  sessionDays,
  signInLinkMinutes,
} from '@app/schemas/rules/days/times-kept'
import { graceDays } from '@app/schemas/rules/people/closing'
import { type Fact, fact } from './fact.ts'

const yearDays = 365
const years = (days: number) => Math.round(days / yearDays)
const months = (days: number) => Math.floor(days / 30)

/** How long cookies, links and what people gave us are kept, by what a sentence or the name of a row says of them. */
export const factsOfKeeping: readonly Fact[] = [
  // What lets people in.
  fact('minutes', /\baccess_token \(#/, [accessMinutes], `access_token lasts ${accessMinutes} minutes`),
  fact('days', /\b(?:refresh_token|signed_in) \(#/, [sessionDays], `a sign-in that nobody uses lasts ${sessionDays} days`),
  fact('days', /\bstay(?:s|ed)? signed in\b[^.]*#/i, [sessionDays], `a sign-in that nobody uses lasts ${sessionDays} days`),
  fact('minutes', /\bsigning_key\b[^.]*#/, [phoneKeyMinutes], `a phone can sign for ${phoneKeyMinutes} minutes`),
  fact(
    'minutes',
    /# minutes without a touch\b/i,
    [idleMinutes],
    `after ${idleMinutes} minutes without a touch people are asked if they are there`,
  ),
  fact(
    'minutes',
    /# minutes later we sign you out\b/i,
    [askedMinutes],
    `who is asked and says nothing is signed out ${askedMinutes} minutes later`,
  ),
  fact(
    'minutes',
    /\b(?:code|link)s?\b[^.]*\b(?:works?|valid|good|expires?|ends?|lasts?)\b[^.]*#/i,
    [mailedCodeMinutes, phoneLinkMinutes, signInLinkMinutes, passwordLinkMinutes],
    `a code works for ${mailedCodeMinutes} minutes, and a link for ${phoneLinkMinutes}, ${signInLinkMinutes} or ${passwordLinkMinutes}`,
  ),
  // Other cookies.
  fact('days', /\bchat_secret\b[^)]*#/, [keptDays.chats], `a chat is kept for ${keptDays.chats} days`),
  fact('days', /\barrival\b[^)]*#/, [arrivalDays], `where a visitor came from is kept for ${arrivalDays} days`),
  fact('days', /\bform_opened \(#/, [1], 'form_opened lasts a day'),
  fact('hours', /\bwaitlist_place \(#/, [1], 'waitlist_place lasts an hour'),
  fact('years', /\bvisitor, #|\blanguage \(#/, [1], 'the cookies “visitor” and “language” last a year'),
  fact('months', /\b(?:known_browser|advertising)\b[^)]*#/, [6], 'the cookies “known_browser” and “advertising” last half a year'),
  // What goes by itself.
  fact(
    'days',
    /\bkeep it after all for #|\btake it back (?:for|within) #/i,
    [graceDays],
    `closing can be taken back for ${graceDays} days`,
  ),
  fact(
    'days',
    /#[^–]* – (?:Marks that keep|.*\bthe copy of your data)/,
    [keptDays.copies, keptDays.marks],
    `a copy is kept for ${keptDays.copies} days`,
  ),
  fact('days', /#[^–]* – .*(?:sign-ins|used links)/i, [keptDays.endedSessions], `ended sign-ins go after ${keptDays.endedSessions} days`),
  fact('days', /#[^–]* – (?:Chats|.*from partners)/, [keptDays.chats, keptDays.partnerMessages], `chats go after ${keptDays.chats} days`),
  fact('days', /#[^–]* – .*\bad company\b/, [keptDays.conversions], `what an ad company was told goes after ${keptDays.conversions} days`),
  fact(
    'days',
    /#[^–]* – .*\bno one confirmed\b/,
    [keptDays.unconfirmedMessages],
    `such a message goes after ${keptDays.unconfirmedMessages} days`,
  ),
  fact('years', /#[^–]* – Contact messages/, [years(keptDays.contactMessages)], 'a contact message is kept for a year'),
  fact(
    'years',
    /#[^–]* – (?:Waiting list|.*\bnotifications\b)/,
    [years(keptDays.waiting), years(keptDays.notifications)],
    'these are kept for two years',
  ),
  fact('months', /#[^–]* – .*\b(?:visits|version of a test)\b/, [months(keptDays.visits)], 'how far visits came is kept for 13 months'),
  fact('years', /#[^–]* – .*\bconversations\b/i, [years(keptDays.conversations)], 'a conversation is kept for seven years'),
  fact('years', /#[^–]* – .*\bTasks\b/, [years(keptDays.tasks)], 'a task is kept for seven years after it is done'),
  fact('years', /#[^–]* – .*\bsign in again\b/, [years(keptDays.recoveries)], 'such a request is kept for two years'),
  fact('years', /\bkeep it encrypted for #/i, [years(keptDays.contactMessages)], 'a contact message is kept for a year'),
]
