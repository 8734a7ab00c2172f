import { dateWords } from '../../../client/words/day-words.ts'
import type { OwnDocument } from '../../../screens/data/papers/own-documents.ts'
import { words as askedWords } from '../../documents/asked/asked.words.ts'
import { askedName } from '../../documents/asked/asked-data.ts'
import { documentName } from '../../documents/document-name.ts'
import { words as documentWords } from '../../documents/own-documents.words.ts'
import type { ToDo } from '../../to-do/to-do-of.ts'
import { words } from './account.words.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { ended } from './ended.ts'
import { transferLine } from './transfer-answers.ts'

const to = '/dashboard/documents'
const shown = 3

/** Each paper that is asked for with its reason, and what waits for a signature. */
export function papersAnswer({ asked, loans, moves, issues }: Known, { spoken, now }: Spoken, toDo: readonly ToDo[]): Answering {
  const [said, request, { types }] = [words[spoken].papers, askedWords[spoken], documentWords[spoken]]
  // A paper that holds up an account is asked for as such; without that list its title is what there is.
  const waits = toDo.filter(({ topic }) => topic === 'sign' || topic === 'unsigned' || (topic === 'paper' && !asked?.length))
  const lines = [
    ...(asked ?? []).map((one) =>
      [said.asked(askedName(one, request, types), one.reason), request.since(dateWords(one.requested_at, spoken, now))].join(' '),
    ),
    ...waits.map(({ title, about }) => about ?? ended(title)),
  ]
  const isAsked = asked !== undefined && asked.length > 0
  if (lines.length > 0) return { question: 'papers', fit: isAsked ? 'now' : 'own', lines, to: isAsked ? to : (waits[0]?.to ?? to) }
  const isKnown = [asked, loans, moves, issues].every((one) => one !== undefined)
  return { question: 'papers', fit: 'everyone', lines: [isKnown ? said.none : said.general], to }
}

/** The last things that were refused or came back, each with its reason. What is owed for one comes first. */
export function refusedAnswer(known: Known, at: Spoken, toDo: readonly ToDo[]): Answering {
  const { transfers, moves, documents, accounts } = known
  const [said, { types }] = [words[at.spoken].refused, documentWords[at.spoken]]
  const back = (transfers ?? []).filter(({ state }) => state === 'RETURNED' || state === 'REFUSED').slice(0, shown)
  const papers = (documents ?? []).filter(({ status }) => status === 'REFUSED').slice(0, shown)
  const owed = toDo.filter(({ topic }) => topic === 'owed')
  const lines = [
    ...owed.map(({ title, about }) => [title, about].filter(Boolean).join(' ')),
    ...back.map((one) => transferLine(one, known, at)),
    ...(moves ?? []).filter(({ state }) => state === 'refused').map((one) => said.one(one.employer_name, one.refused_why ?? one.next_step)),
    ...(accounts ?? []).filter(({ state }) => state === 'REJECTED').map((one) => said.one(one.registration, one.state_words)),
    ...papers.map((one) => said.one(documentName(one, types), one.reason ?? documentWords[at.spoken].states.REFUSED)),
  ]
  const isOfMoney = owed.length + back.length > 0
  const goes = isOfMoney
    ? '/dashboard/transfer'
    : papers.length > 0
      ? to
      : (moves ?? []).some(isRefused)
        ? '/dashboard/rollover'
        : '/dashboard/transfer'
  if (lines.length > 0) return { question: 'refused', fit: 'own', lines, to: goes }
  const isKnown = [transfers, moves, documents, accounts].every((one) => one !== undefined)
  return { question: 'refused', fit: isKnown ? 'not-theirs' : 'everyone', lines: [isKnown ? said.none : said.general], to: goes }
}

function isRefused({ state }: NonNullable<Known['moves']>[number]): boolean {
  return state === 'refused'
}

/** The newest tax form and the newest statement, and when the next ones are made. */
export function formsAnswer({ documents, accounts }: Known, { spoken, now }: Spoken): Answering {
  const [said, { types }] = [words[spoken].forms, documentWords[spoken]]
  const newest = (category: OwnDocument['doc_category']) =>
    (documents ?? [])
      .filter(({ doc_category }) => doc_category === category)
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(0, 1)
      .map((one) => said.newest(documentName(one, types), dateWords(one.date, spoken, now)))
  const found = [...newest('TAX_FORM'), ...newest('STATEMENT')]
  if (documents === undefined) return { question: 'forms', fit: 'everyone', lines: [said.general], to }
  if (found.length > 0) return { question: 'forms', fit: 'own', lines: [...found, said.days], to }
  return { question: 'forms', fit: accounts?.length ? 'own' : 'everyone', lines: [said.none, said.days], to }
}
