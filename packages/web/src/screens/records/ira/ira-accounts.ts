import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { fieldWords } from '../../data/journeys/field-words.ts'
import { type IraAccount, savedIraAccounts } from '../../data/money/ira-accounts.ts'
import { forgetWishedIra, saveWishedIra, wishedIra } from '../../data/money/wished-ira.ts'
import { oneOf, type RecordKind, type Work } from '../record.ts'
import { openAccounts, wrongAgreement } from './open-accounts.ts'

/** The IRA that gets the money: one that the person has, or one that is opened here. */
export const iraAccounts: RecordKind = {
  load: async () => {
    const [kept, wished] = await Promise.all([savedIraAccounts.load(), wishedIra.load()])
    if (!kept.ok) return kept
    if (!wished.ok) return wished
    const { provider, ira_type, check_payable_to, check_address } = kept.data.findLast(({ existing_ira }) => existing_ira) ?? {}
    // The number is never given back: it is typed again where it is changed.
    return done({ provider, ira_type: wished.data ?? ira_type, check_payable_to, check_address })
  },
  wrong: async (answers, work) => ({
    ...(await mistypedAgain(work)),
    ...('application_confirmed' in answers && (await wrongAgreement(answers['agreed'] === true))),
  }),
  save: async (answers, work) => {
    if (answers['application_confirmed'] === true) return openAccounts(answers['agreed'] === true, work)
    // The page before the application says which kind is to be opened.
    if (typeof answers['account_number'] !== 'string') return saveWishedIra(oneOf(wishes, answers['ira_type']))
    return saveIra(answers, work)
  },
}

async function saveIra(answers: Typed, work: Work): Promise<Answer<unknown>> {
  const kept = await savedIraAccounts.load(true)
  if (!kept.ok) return kept
  const before = kept.data.findLast(({ existing_ira }) => existing_ira)
  const body = bodyOf(answers, before)
  const saved = before
    ? await ask('PUT /api/v1/accounts/ira/{id}/update/', { params: { id: before.pk }, base: before.version, body })
    : await ask('POST /api/v1/accounts/add_ira_account/', { body, key: work.key })
  if (!saved.ok) return saved
  savedIraAccounts.put([...kept.data.filter(({ pk }) => pk !== saved.data.pk), saved.data])
  return forgetWishedIra()
}

const wishes = ['traditional', 'roth', 'both', 'not-sure'] as const

const types = ['traditional', 'roth', 'not-sure'] as const

/** What a page does not ask stays as it was. Both kinds are no kind of one account: it is asked about again. */
function bodyOf(answers: Typed, before: IraAccount | undefined) {
  const wished = answers['ira_type'] === 'both' ? 'not-sure' : (answers['ira_type'] ?? before?.ira_type)
  const type = oneOf(types, wished)
  const [payable, address] = (['check_payable_to', 'check_address'] as const).map((column) =>
    column in answers ? answers[column] : before?.[column],
  )
  return {
    provider: String(answers['provider'] ?? ''),
    account_number: String(answers['account_number']),
    existing_ira: true,
    ...(type && { ira_type: type }),
    check_payable_to: typeof payable === 'string' && payable !== '' ? payable : null,
    check_address: typeof address === 'string' && address !== '' ? address : null,
  }
}

/** Where the number is typed twice, both must be the same: one wrong digit can send money astray. */
async function mistypedAgain(work: Pick<Work, 'mode' | 'step' | 'all'>): Promise<Readonly<Record<string, string>>> {
  const { account_number: number, account_number_again: again } = work.all
  if (number === undefined || again === undefined || plain(number) === plain(again)) return {}
  return { account_number_again: (await fieldWords(work, 'account_number_again', 'match')) ?? 'The two numbers are not the same.' }
}

function plain(number: unknown): string {
  return String(number).replace(/[\s-]/g, '').toUpperCase()
}
