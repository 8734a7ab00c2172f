import type { Question } from '../../flow/questions.ts'
import { isSentDate, toSentDate } from '../days/dates.ts'
import { toSentEmail } from '../people/email.ts'
import { toSentName } from '../people/names.ts'
import { beyondDays } from './answer-limits.ts'
import type { AnswerProblem } from './answer-words.ts'
import { bad, type Checked, good } from './checked.ts'
import { tidyText, toSentText } from './short-text.ts'

type Read = Checked<string, AnswerProblem>

const longestNamePart = 60
const longestFullName = 120
const longestEmail = 120
const shortestAccountNumber = 4
const longestAccountNumber = 34

/** A line of text, with the number of letters that the question allows, or else that is usual for its type. */
export function readLine(usual: number): (typed: string, question: Question) => Read {
  return (typed, { max }) => toSentText(typed, typeof max === 'number' ? max : usual)
}

/** Several lines of text: each is tidy, and no more than one in a row is empty. */
export function readLines(usual: number): (typed: string, question: Question) => Read {
  return (typed, { max }) => {
    const lines = typed.split(/\r\n|[\r\n\u2028\u2029]/).map(tidyText)
    const text = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    if (text === '') return bad('required')
    return text.length > (typeof max === 'number' ? max : usual) ? bad('length') : good(text)
  }
}

/** A part of a name is what the browser fills in as one; every other name is a whole one, and twice as long. */
export function readName(typed: string, { max, autocomplete = '' }: Question): Read {
  const usual = /(?:given|additional|family)-name$/.test(autocomplete) ? longestNamePart : longestFullName
  return toSentName(typed, typeof max === 'number' ? max : usual)
}

export function readEmail(typed: string, { max }: Question): Read {
  const email = toSentEmail(typed)
  return email.ok && email.value.length > (typeof max === 'number' ? max : longestEmail) ? bad('length') : email
}

/** A day as it is sent, or as people type it. */
export function readDate(typed: string, question: Question, today: string): Read {
  const sent = typed.trim()
  const date = isSentDate(sent) ? good(sent) : toSentDate(typed, today)
  const beyond = date.ok ? beyondDays(date.value, question, today) : undefined
  return beyond === undefined ? date : bad(beyond)
}

/** Letters and digits. Spaces and dashes go. */
export function readAccountNumber(typed: string): Read {
  const number = typed.replace(/[\s\-‐–]/g, '').toUpperCase()
  if (number === '') return bad('required')
  if (!/^[A-Z\d]+$/.test(number)) return bad('format')
  return number.length < shortestAccountNumber || number.length > longestAccountNumber ? bad('length') : good(number)
}
