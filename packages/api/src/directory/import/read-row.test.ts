import { describe, expect, it } from 'vitest'
import { readHeader } from './layouts.ts'
import { readRow } from './read-row.ts'

const long = {
  ACK_ID: '20250731A1',
  SPONS_DFE_EIN: '001234567',
  SPONS_DFE_PN: '1',
  SPONSOR_DFE_NAME: 'PAPER CRANE CLINIC, INC.',
  PLAN_NAME: 'Plan',
  TYPE_PENSION_BNFT_CODE: '2E2J3D',
  SPONS_DFE_MAIL_US_CITY: 'Portland',
  SPONS_DFE_MAIL_US_STATE: 'or',
  SPONS_DFE_MAIL_US_ZIP: '972141234',
  FORM_PLAN_YEAR_BEGIN_DATE: '2024-01-01',
  FORM_TAX_PRD: '2024-12-31',
  DATE_RECEIVED: '2025-07-31',
  TOT_PARTCP_BOY_CNT: '120',
  PARTCP_ACCOUNT_BAL_CNT: '',
  ADMIN_NAME: '',
  SPONS_DFE_DBA_NAME: 'Crane Care',
  LAST_RPT_SPONS_NAME: 'OLD CRANE CLINIC',
  ADMIN_PHONE_NUM: '5035550112',
}

function read(row: Readonly<Record<string, string>>, names = Object.keys(row)) {
  const header = readHeader(names)
  if (!header) throw new Error('No header.')
  return readRow(header, Object.values(row))
}

describe('a long form', () => {
  it('is a filing of a company and a plan', () => {
    expect(read(long)).toEqual({
      is: 'filing',
      row: {
        ack_id: '20250731A1',
        company_id: 1234567,
        plan_number: '001',
        form: 'full',
        company_name: 'PAPER CRANE CLINIC, INC.',
        trade_name: 'Crane Care',
        former_name: 'OLD CRANE CLINIC',
        name_key: 'paper crane clinic',
        exact_key: 'paper crane clinic, inc.',
        plan_name: 'Plan',
        city: 'Portland',
        state: 'OR',
        zip_code: '97214',
        plan_year: 2024,
        received_on: '2025-07-31',
        participants: 120,
        accounts: null,
        admin_name: null,
        admin_phone: '5035550112',
        assets_begin_cents: null,
        assets_end_cents: null,
        admin_cents: null,
      },
    })
  })

  it('may have its columns in small letters and in another order', () => {
    const turned = Object.fromEntries(Object.entries(long).reverse())
    expect(
      read(
        turned,
        Object.keys(turned).map((name) => name.toLowerCase()),
      ),
    ).toEqual(read(long))
  })

  it.each([
    ['2A3D', 'no such feature'],
    ['', 'none'],
    ['1223J2', 'only across two codes'],
  ])('is about another plan when its features are “%s”: %s', (codes) => {
    expect(read({ ...long, TYPE_PENSION_BNFT_CODE: codes })).toEqual({ is: 'beside' })
  })

  it.each([
    ['ACK_ID', '', 'ACK_ID'],
    ['SPONS_DFE_EIN', '12-34-5', 'EIN'],
    ['SPONS_DFE_EIN', '000000000', 'EIN'],
    ['SPONS_DFE_PN', '1234', 'plan number'],
    ['SPONSOR_DFE_NAME', ' \u0000 ', 'no name'],
    ['DATE_RECEIVED', '2025-02-30', 'DATE_RECEIVED'],
    ['DATE_RECEIVED', '0000-01-01', 'DATE_RECEIVED'],
    ['TOT_PARTCP_BOY_CNT', '-1', 'participants'],
    ['TOT_PARTCP_BOY_CNT', '99999999999', 'participants'],
  ])('cannot be read when %s is “%s”', (column, text, why) => {
    expect(read({ ...long, [column]: text })).toEqual({ is: 'bad', why: expect.stringContaining(why) })
  })

  it('cannot be read with a column too many or too few', () => {
    const header = readHeader(Object.keys(long))
    if (!header) throw new Error('No header.')
    for (const cells of [Object.values(long).slice(1), [...Object.values(long), '']])
      expect(readRow(header, cells)).toEqual({ is: 'bad', why: expect.stringMatching(/it has 1[79] columns/) })
  })

  it.each([
    ['07/31/2025 00:00', '2025-07-31'],
    ['20250731', '2025-07-31'],
    ['2025-07-31T09:00:00', '2025-07-31'],
    ['', null],
  ])('was received on %s', (text, received_on) => {
    expect(read({ ...long, DATE_RECEIVED: text })).toMatchObject({ row: { received_on } })
  })
})

it('a short form has its money with it', () => {
  const short = {
    ACK_ID: 'A',
    SF_SPONS_EIN: '001234567',
    SF_PLAN_NUM: '002',
    SF_SPONSOR_NAME: 'X',
    SF_TYPE_PENSION_BNFT_CODE: '2J',
    SF_TOT_ASSETS_BOY_AMT: '-5',
    SF_TOT_ASSETS_EOY_AMT: '1000.50',
    SF_ADMIN_SRVC_PROVIDERS_AMT: '1.2E3',
  }
  expect(read(short)).toMatchObject({
    row: { form: 'short', plan_number: '002', assets_begin_cents: -500, assets_end_cents: 100_050, admin_cents: 120_000 },
  })
  for (const text of ['NaN', '1e99', '0x10', '1,000', 'Infinity'])
    expect(read({ ...short, SF_TOT_ASSETS_EOY_AMT: text })).toMatchObject({ is: 'bad' })
})

it('the management of funds does not count as administration', () => {
  const money = { ACK_ID: 'A', TOT_ASSETS_EOY_AMT: '', NET_ASSETS_EOY_AMT: '7', TOT_ADMIN_EXPENSES_AMT: '100', INVST_MGMT_FEES_AMT: '30' }
  expect(read(money)).toEqual({ is: 'money', row: { ack_id: 'A', assets_begin_cents: null, assets_end_cents: 700, admin_cents: 7_000 } })
  expect(read({ ...money, INVST_MGMT_FEES_AMT: '130' })).toMatchObject({ row: { admin_cents: 0 } })
  expect(read({ ...money, TOT_ADMIN_EXPENSES_AMT: '' })).toMatchObject({ row: { admin_cents: null } })
})

describe('a paid service', () => {
  const paid = {
    ACK_ID: 'A',
    ROW_ORDER: '3',
    PROVIDER_OTHER_NAME: 'Elm Trust Co',
    PROVIDER_OTHER_SRVC_CODES: '1537645038',
    PROVIDER_OTHER_DIRECT_COMP_AMT: '10',
    PROV_OTHER_TOT_IND_COMP_AMT: '5',
  }
  it.each(['15', '1537645038', '64', '37 64', '37,15'])('is record keeping with the codes %s', (codes) => {
    expect(read({ ...paid, PROVIDER_OTHER_SRVC_CODES: codes })).toEqual({
      is: 'keeper',
      row: { ack_id: 'A', row_order: 3, name: 'Elm Trust Co', name_key: 'elm trust', paid_cents: 1_500 },
    })
  })

  it.each(['', '37', '5137', '3164' + '50', '4156'])('is something else with the codes %s', (codes) => {
    expect(read({ ...paid, PROVIDER_OTHER_SRVC_CODES: codes }).is).toBe(codes === '316450' ? 'keeper' : 'beside')
  })
})

it('a file with other columns is none of these', () => {
  expect(readHeader(['ACK_ID', 'SOMETHING'])).toBeUndefined()
  expect(readHeader([])).toBeUndefined()
})
