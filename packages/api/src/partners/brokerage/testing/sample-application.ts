import { samplePersonal } from '../../../testing/sample-person.ts'
import type { Application, TransferAsked } from '../brokerage.ts'

export const sampleApplication: Application = {
  reference: '6f1f1c1e-0000-4000-8000-000000000001',
  accountType: 'TRADITIONAL_IRA',
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada.sample@example.com',
  phoneNumber: samplePersonal.phone_number,
  streetAddress: samplePersonal.street_address,
  city: samplePersonal.city,
  state: samplePersonal.state,
  zipCode: samplePersonal.zip_code,
  birthDate: samplePersonal.dob,
  ssn: '078051120',
  citizenOf: 'US',
  isPermanentResident: false,
  employmentStatus: 'self-employed',
  income: { from: 50_000, to: 99_999 },
  isControlPerson: false,
  isFinraAffiliated: false,
  isPoliticallyExposed: false,
  investor: { riskTolerance: 'low' },
  consent: { at: new Date('2026-03-02T10:00:00Z'), address: '192.0.2.1', version: '1' },
}

export function sampleMove(accountId: string, reference: string, amountCents: number, direction: 'IN' | 'OUT' = 'IN'): TransferAsked {
  return {
    reference,
    accountId,
    accountType: 'TRADITIONAL_IRA',
    amountCents,
    bank: { id: 'bank-1', name: 'First Sample Bank', funding: { kind: 'processor-token', token: 'processor-sandbox-1' } },
    purpose:
      direction === 'IN'
        ? { direction, taxYear: 2026 }
        : { direction, reason: 'NORMAL', withholdingPercent: 10, stateWithholdingPercent: 0 },
  }
}
