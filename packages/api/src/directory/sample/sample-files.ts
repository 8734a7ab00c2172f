import type { FileKind } from '../import/layouts.ts'
import { type Sample, type SamplePlan, samplePlan } from './sample-plan.ts'

type Column = readonly [name: string, value: (plan: SamplePlan) => string | number]
type File = { readonly kind: FileKind; readonly of: (plan: SamplePlan) => boolean; readonly columns: readonly Column[] }

const codes = '2E2F2G2J2K2T3D'
const yearBegins = '2024-01-01'
const yearEnds = '2024-12-31'
const received = '2025-07-31'
const plansAtOnce = 500

const planName = ({ company }: SamplePlan) => `${company} 401(k) Plan`

const files: readonly File[] = [
  {
    kind: 'F_5500',
    of: ({ form }) => form !== 'short',
    columns: [
      ['ACK_ID', ({ ackId }) => ackId],
      ['FORM_PLAN_YEAR_BEGIN_DATE', () => yearBegins],
      ['FORM_TAX_PRD', () => yearEnds],
      ['PLAN_NAME', planName],
      ['SPONS_DFE_PN', () => '001'],
      ['SPONSOR_DFE_NAME', ({ company }) => company],
      ['SPONS_DFE_DBA_NAME', ({ tradeName }) => tradeName],
      ['LAST_RPT_SPONS_NAME', ({ formerName }) => formerName],
      ['SPONS_DFE_MAIL_US_CITY', ({ place }) => place.city],
      ['SPONS_DFE_MAIL_US_STATE', ({ place }) => place.state],
      ['SPONS_DFE_MAIL_US_ZIP', ({ place }) => place.zip],
      ['SPONS_DFE_EIN', ({ ein }) => ein],
      ['ADMIN_NAME', ({ company }) => company],
      ['ADMIN_PHONE_NUM', ({ phone }) => phone],
      ['TOT_PARTCP_BOY_CNT', ({ participants }) => participants],
      ['PARTCP_ACCOUNT_BAL_CNT', ({ accounts }) => accounts],
      ['TYPE_PENSION_BNFT_CODE', () => codes],
      ['DATE_RECEIVED', () => received],
    ],
  },
  {
    kind: 'F_5500_SF',
    of: ({ form }) => form === 'short',
    columns: [
      ['ACK_ID', ({ ackId }) => ackId],
      ['SF_PLAN_YEAR_BEGIN_DATE', () => yearBegins],
      ['SF_TAX_PRD', () => yearEnds],
      ['SF_PLAN_NAME', planName],
      ['SF_PLAN_NUM', () => '001'],
      ['SF_SPONSOR_NAME', ({ company }) => company],
      ['SF_SPONSOR_DFE_DBA_NAME', ({ tradeName }) => tradeName],
      ['SF_LAST_RPT_SPONS_NAME', ({ formerName }) => formerName],
      ['SF_SPONS_US_CITY', ({ place }) => place.city],
      ['SF_SPONS_US_STATE', ({ place }) => place.state],
      ['SF_SPONS_US_ZIP', ({ place }) => place.zip],
      ['SF_SPONS_EIN', ({ ein }) => ein],
      ['SF_ADMIN_NAME', ({ company }) => company],
      ['SF_ADMIN_PHONE_NUM', ({ phone }) => phone],
      ['SF_TOT_PARTCP_BOY_CNT', ({ participants }) => participants],
      ['SF_PARTCP_ACCOUNT_BAL_CNT', ({ accounts }) => accounts],
      ['SF_TOT_ASSETS_BOY_AMT', ({ assetsBegin }) => assetsBegin],
      ['SF_TOT_ASSETS_EOY_AMT', ({ assetsEnd }) => assetsEnd],
      ['SF_ADMIN_SRVC_PROVIDERS_AMT', ({ admin }) => admin],
      ['SF_TYPE_PENSION_BNFT_CODE', () => codes],
      ['DATE_RECEIVED', () => received],
    ],
  },
  {
    kind: 'F_SCH_H',
    of: ({ form }) => form === 'large',
    columns: [
      ['ACK_ID', ({ ackId }) => ackId],
      ['TOT_ASSETS_BOY_AMT', ({ assetsBegin }) => assetsBegin],
      ['TOT_ASSETS_EOY_AMT', ({ assetsEnd }) => assetsEnd],
      ['INVST_MGMT_FEES_AMT', ({ management }) => management],
      ['TOT_ADMIN_EXPENSES_AMT', ({ admin, management }) => admin + management],
    ],
  },
  {
    kind: 'F_SCH_I',
    of: ({ form }) => form === 'small',
    columns: [
      ['ACK_ID', ({ ackId }) => ackId],
      ['SMALL_TOT_ASSETS_BOY_AMT', ({ assetsBegin }) => assetsBegin],
      ['SMALL_TOT_ASSETS_EOY_AMT', ({ assetsEnd }) => assetsEnd],
      ['SMALL_ADMIN_SRVC_PROVIDERS_AMT', ({ admin }) => admin],
    ],
  },
  {
    kind: 'F_SCH_C_PART1_ITEM2',
    of: ({ keeper }) => keeper !== undefined,
    columns: [
      ['ACK_ID', ({ ackId }) => ackId],
      ['ROW_ORDER', () => 1],
      ['PROVIDER_OTHER_NAME', ({ keeper = '' }) => keeper],
      ['PROVIDER_OTHER_SRVC_CODES', () => '15376450'],
      ['PROVIDER_OTHER_DIRECT_COMP_AMT', ({ keeperPaid }) => keeperPaid],
      ['PROV_OTHER_TOT_IND_COMP_AMT', () => 0],
    ],
  },
]

export const sampleKinds: readonly FileKind[] = files.map(({ kind }) => kind)

/** One of the files of a sample, some lines at a time. */
export function* sampleFile(sample: Sample, kind: FileKind): Generator<string> {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`There is no ${kind} in a sample.`)
  yield `${file.columns.map(([name]) => `"${name}"`).join(',')}\n`
  for (let first = 0; first < sample.plans; first += plansAtOnce) {
    let lines = ''
    for (let index = first; index < Math.min(sample.plans, first + plansAtOnce); index++) {
      const plan = samplePlan(sample, index)
      if (file.of(plan)) lines += `${file.columns.map(([, value]) => cell(value(plan))).join(',')}\n`
    }
    if (lines !== '') yield lines
  }
}

function cell(value: string | number): string {
  return typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
}
