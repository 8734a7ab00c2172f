import type { BodyOf } from '@app/schemas/api/contract'
import type { documentContracts } from '@app/schemas/api/people/documents'
import { type OpenableAccount, openableAccounts } from '@app/schemas/api/people/paper-names'
import type { Language, Words } from '@app/schemas/language'
import { fitsAccountType } from '@app/schemas/rules/accounts/account-type'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { Person } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account.ts'
import { answersOf } from '../questionnaire/record.ts'
import { allAgreements, inWords, papersPdf } from './read-papers.ts'
import { saveDocument } from './save-document.ts'
import { removeAgreementsToSign } from './store.ts'
import { toDocuments } from './to-document.ts'

type Sent = BodyOf<typeof documentContracts.createAccountAgreements>

const onlyAlone: Words<string> = {
  en: 'An individual 401(k) is for people who mostly work for themselves and have no employees. An IRA is open to you.',
  es: 'Un plan 401(k) individual es para quienes trabajan sobre todo por su cuenta y no tienen empleados. Sí puedes abrir una IRA.',
}

/**
 * The agreements that open an account, to be read and signed. Each version of each is made once. Those of a kind that is not wanted any
 * more go, unless they are signed; and of one that is signed, none is made again.
 */
export async function createAccountAgreements(context: Context, person: Person, sent: Sent, language: Language) {
  const { account_type: accountType, has_no_employees: hasNoEmployees } = sent
  const isAlone = accountType !== 'INDIVIDUAL_401K' || hasNoEmployees === true
  if (!isAlone || !(await mayOpen(context, person.id, accountType))) return fail('not_eligible', { detail: onlyAlone })
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const [now, brand] = [context.now(), soundBrand(context.flows)]
  const holder = `For ${account.firstName} ${account.lastName}`
  const isSigned = await context.hooks.isAccountSigned(context, person.id, accountType)
  const papers = await Promise.all(
    allAgreements
      .filter((one) => one.account_type === accountType && !isSigned)
      .map(async (one) => {
        const bytes = await papersPdf(inWords(one, brand), brand, [holder, 'To be signed on screen.'], now)
        return { ...one, bytes }
      }),
  )
  return context.db.transaction().execute(async (trx) => {
    for (const kind of openableAccounts.filter((one) => !fitsAccountType(one, accountType)))
      await removeAgreementsToSign(trx, person.id, kind)
    const rows = []
    for (const { doc_type: docType, version, title, bytes } of papers)
      rows.push(
        await saveDocument(context, trx, {
          personId: person.id,
          category: 'AGREEMENT',
          docType,
          status: 'TO_SIGN',
          day: now.toISOString().slice(0, 10),
          foundBy: `agreement ${accountType} ${docType} ${version}`,
          file: { name: `${title}.pdf`, media: 'pdf', bytes },
        }),
      )
    return toDocuments(context.keys, rows, { language })
  })
}

/** An IRA is open to everybody. An individual 401(k) needs a person who has said that they are self-employed. */
async function mayOpen(context: Context, personId: string, accountType: OpenableAccount): Promise<boolean> {
  if (accountType !== 'INDIVIDUAL_401K') return true
  const answers = await answersOf(context, context.flows.current().questions, personId)
  return answers['employment_status'] === 'self-employed'
}
