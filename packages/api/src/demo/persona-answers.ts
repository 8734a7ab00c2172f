import type { PersonaFile } from '@app/schemas/flow/persona'
import { toSentDate } from '@app/schemas/rules/days/dates'

type Answers = Readonly<Record<string, unknown>>

const shownDate = /^\d{2}\/\d{2}\/\d{4}$/

/** Personal information of a persona, as it is sent. */
export function personIn({ person }: PersonaFile) {
  const { first_name: _first, last_name: _last, email: _email, dob, ...own } = person
  return { ...own, dob: sent(dob) }
}

/** The jobs that a persona names on the page of previous jobs. */
export function employersIn(persona: PersonaFile): readonly object[] {
  const listed = answersOf(persona).flatMap(({ employers }) => (Array.isArray(employers) ? employers : []))
  return listed.map(({ company_name, start_year, end_year, salary, record_keeper }) => ({
    company_id: null,
    company_name,
    start_year,
    end_year,
    salary: salary ?? null,
    record_keeper_selected_name: record_keeper ?? null,
    other_provider: null,
  }))
}

/** What a persona answers to questions of the questionnaire; the last answer counts. */
export function questionsIn(persona: PersonaFile, questions: ReadonlySet<string>): Answers {
  const all = answersOf(persona).flatMap((answers) => Object.entries(answers).filter(([name]) => questions.has(name)))
  return Object.fromEntries(
    all.map(([name, answer]) => [name, typeof answer === 'string' && shownDate.test(answer) ? sent(answer) : answer]),
  )
}

function answersOf({ answers }: PersonaFile): readonly Answers[] {
  return Object.values(answers).flatMap((visits) => (Array.isArray(visits) ? visits : [visits]) as readonly Answers[])
}

function sent(shown: string): string {
  const date = toSentDate(shown)
  if (!date.ok) throw new Error(`${shown} is no day.`)
  return date.value
}
