import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { type Paper, paperPdf } from '../documents/papers/paper-pdf.ts'
import { saveDocument } from '../documents/save-document.ts'
import type { Beneficiary } from './beneficiary.ts'
import { bornWords } from './in-words.ts'
import { peopleOf } from './lists.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import type { ListRow } from './store.ts'

const version = '2026-11-26'
const ranks = { primary: 'Primary', contingent: 'Contingent: if none of the primary is alive' } as const
const columns = [
  { name: 'Name', share: 0.36 },
  { name: 'Relation', share: 0.22 },
  { name: 'Born', share: 0.27 },
  { name: 'Share', share: 0.15, align: 'right' },
] as const

/** Files the designation among the documents of the person, once. Returns its document; undefined when they have left. */
export async function fileDesignation(context: Context, trx: Queries, row: ListRow): Promise<string | undefined> {
  const account = await accountOf({ db: trx, keys: context.keys }, row.person_id)
  if (!account) return undefined
  const signed = row.signed_name === null ? '' : sealing(context.keys, sealedBeneficiaryLists).open('signed_name', row.id, row.signed_name)
  const brand = soundBrand(context.flows)
  const own = { name: `${account.firstName} ${account.lastName}`, signed, at: row.asked_at }
  const day = row.asked_at.toISOString().slice(0, 10)
  const { id } = await saveDocument(context, trx, {
    personId: row.person_id,
    category: 'AGREEMENT',
    docType: 'beneficiaries-paper',
    status: 'FILED',
    day,
    foundBy: `beneficiaries ${row.id}`,
    file: {
      name: 'Beneficiary designation, signed.pdf',
      media: 'pdf',
      bytes: await paperPdf(designation(peopleOf(context.keys, row), own, brand)),
    },
  })
  return id
}

type Signed = { readonly name: string; readonly signed: string; readonly at: Date }

function designation(people: readonly Beneficiary[], { name, signed, at }: Signed, brand: ReturnType<typeof soundBrand>): Paper {
  return {
    title: 'Beneficiary designation',
    from: brand.legalEntity,
    lead: [
      `For: ${name}`,
      `Held by: ${brand.custodian}`,
      'Accounts: every account in this name that is open on the day below',
      `Version ${version}`,
    ],
    sections: [
      {
        title: 'What you ask for',
        text: 'When you die, the money in these accounts goes to the primary people below, in the shares below. If none of them is alive then, it goes to the contingent people. The account agreement says what happens when one of several has died before you.',
      },
      {
        title: 'From when it counts',
        text: 'It takes the place of every earlier list for these accounts from the moment on which the custodian has recorded it. Until then the earlier list counts. Where the law gives your spouse a say, it counts only with their agreement.',
      },
    ],
    tables: tablesOf(people),
    close: [`Name: ${name}`, `Signed by typing: ${signed}`, `Signed at ${at.toISOString()} on screen.`],
    madeAt: at,
  }
}

function tablesOf(people: readonly Beneficiary[]) {
  return (['primary', 'contingent'] as const).flatMap((rank) => {
    const some = people.filter((one) => one.rank === rank)
    const rows = some.map((one) => [
      `${one.first_name} ${one.last_name}`,
      one.relation ?? 'not given',
      bornWords(one.birth_date) ?? 'not given',
      `${one.share_percent}%`,
    ])
    return some.length === 0 ? [] : [{ title: ranks[rank], columns, rows }]
  })
}
