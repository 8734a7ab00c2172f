/** What is read of each kind of file, by its own names. More than one name: a layout of another year. */
type Columns = Readonly<Record<string, readonly string[]>>

type Layout = {
  readonly kind: FileKind
  readonly columns: Columns
  /** Those of which one must be there: without them it is another file. */
  readonly needed: readonly string[]
}

export type FileKind = 'F_5500' | 'F_5500_SF' | 'F_SCH_H' | 'F_SCH_I' | 'F_SCH_C_PART1_ITEM2'

const layouts: readonly Layout[] = [
  {
    kind: 'F_5500',
    needed: ['ack', 'ein', 'plan', 'company', 'codes'],
    columns: {
      ack: ['ACK_ID'],
      ein: ['SPONS_DFE_EIN'],
      plan: ['SPONS_DFE_PN'],
      company: ['SPONSOR_DFE_NAME'],
      tradeName: ['SPONS_DFE_DBA_NAME'],
      formerName: ['LAST_RPT_SPONS_NAME'],
      planName: ['PLAN_NAME'],
      codes: ['TYPE_PENSION_BNFT_CODE'],
      city: ['SPONS_DFE_MAIL_US_CITY', 'SPONS_DFE_LOC_US_CITY'],
      state: ['SPONS_DFE_MAIL_US_STATE', 'SPONS_DFE_LOC_US_STATE'],
      zip: ['SPONS_DFE_MAIL_US_ZIP', 'SPONS_DFE_LOC_US_ZIP'],
      begins: ['FORM_PLAN_YEAR_BEGIN_DATE'],
      ends: ['FORM_TAX_PRD'],
      received: ['DATE_RECEIVED'],
      participants: ['TOT_PARTCP_BOY_CNT', 'TOT_ACTIVE_PARTCP_CNT'],
      accounts: ['PARTCP_ACCOUNT_BAL_CNT'],
      adminName: ['ADMIN_NAME'],
      adminPhone: ['ADMIN_PHONE_NUM', 'ADMIN_PHONE'],
    },
  },
  {
    kind: 'F_5500_SF',
    needed: ['ack', 'ein', 'plan', 'company', 'codes'],
    columns: {
      ack: ['ACK_ID'],
      ein: ['SF_SPONS_EIN'],
      plan: ['SF_PLAN_NUM'],
      company: ['SF_SPONSOR_NAME'],
      tradeName: ['SF_SPONSOR_DFE_DBA_NAME'],
      formerName: ['SF_LAST_RPT_SPONS_NAME'],
      planName: ['SF_PLAN_NAME'],
      codes: ['SF_TYPE_PENSION_BNFT_CODE'],
      city: ['SF_SPONS_US_CITY', 'SF_SPONS_LOC_US_CITY'],
      state: ['SF_SPONS_US_STATE', 'SF_SPONS_LOC_US_STATE'],
      zip: ['SF_SPONS_US_ZIP', 'SF_SPONS_LOC_US_ZIP'],
      begins: ['SF_PLAN_YEAR_BEGIN_DATE'],
      ends: ['SF_TAX_PRD'],
      received: ['DATE_RECEIVED'],
      participants: ['SF_TOT_PARTCP_BOY_CNT', 'SF_TOT_ACT_PARTCP_BOY_CNT'],
      accounts: ['SF_PARTCP_ACCOUNT_BAL_CNT'],
      adminName: ['SF_ADMIN_NAME'],
      adminPhone: ['SF_ADMIN_PHONE_NUM'],
      assetsBegin: ['SF_TOT_ASSETS_BOY_AMT'],
      assetsEnd: ['SF_TOT_ASSETS_EOY_AMT', 'SF_NET_ASSETS_EOY_AMT'],
      admin: ['SF_ADMIN_SRVC_PROVIDERS_AMT'],
    },
  },
  {
    kind: 'F_SCH_H',
    needed: ['ack', 'assetsEnd', 'adminTotal'],
    columns: {
      ack: ['ACK_ID'],
      assetsBegin: ['TOT_ASSETS_BOY_AMT', 'NET_ASSETS_BOY_AMT'],
      assetsEnd: ['TOT_ASSETS_EOY_AMT', 'NET_ASSETS_EOY_AMT'],
      adminTotal: ['TOT_ADMIN_EXPENSES_AMT'],
      management: ['INVST_MGMT_FEES_AMT'],
    },
  },
  {
    kind: 'F_SCH_I',
    needed: ['ack', 'assetsEnd'],
    columns: {
      ack: ['ACK_ID'],
      assetsBegin: ['SMALL_TOT_ASSETS_BOY_AMT', 'SMALL_NET_ASSETS_BOY_AMT'],
      assetsEnd: ['SMALL_TOT_ASSETS_EOY_AMT', 'SMALL_NET_ASSETS_EOY_AMT'],
      admin: ['SMALL_ADMIN_SRVC_PROVIDERS_AMT'],
    },
  },
  {
    kind: 'F_SCH_C_PART1_ITEM2',
    needed: ['ack', 'keeper', 'services'],
    columns: {
      ack: ['ACK_ID'],
      order: ['ROW_ORDER'],
      keeper: ['PROVIDER_OTHER_NAME'],
      services: ['PROVIDER_OTHER_SRVC_CODES'],
      direct: ['PROVIDER_OTHER_DIRECT_COMP_AMT'],
      indirect: ['PROV_OTHER_TOT_IND_COMP_AMT'],
    },
  },
]

export type Header = { readonly kind: FileKind; readonly width: number; readonly at: Readonly<Record<string, readonly number[]>> }

/** What kind of file has these columns, in upper or lower case and in any order; undefined when it is none that is known. */
export function readHeader(names: readonly string[]): Header | undefined {
  const upper = names.map((name) => name.trim().toUpperCase())
  for (const { kind, columns, needed } of layouts) {
    const at = Object.fromEntries(
      Object.entries(columns).map(([field, all]) => [field, all.map((name) => upper.indexOf(name)).filter((index) => index >= 0)]),
    )
    if (needed.every((field) => (at[field]?.length ?? 0) > 0)) return { kind, width: names.length, at }
  }
  return undefined
}
