import type { StaffRole } from '@app/schemas/rules/desk/roles'

type Nav = 'queues' | 'mine' | 'customers' | 'colleagues' | 'audit'

/** The desk is in English alone: docs/decisions/59-desk-in-english.md. */
export const words = {
  desk: 'Desk',
  skip: 'Skip to the page',
  pages: 'Pages of the desk',
  signOut: 'Sign out',
  signedIn: 'Signed in as',
  unknown: 'This page doesn’t exist',
  toQueues: 'Go to the queues',
  openPaper: 'Open',
  keys: 'Keys: / searches customers, g then q opens the queues, g then m your tasks.',
  keysOff: 'Turn these keys off',
  keysOn: 'Turn keyboard shortcuts on',
  nav: {
    queues: 'Queues',
    mine: 'Mine',
    customers: 'Customers',
    colleagues: 'Colleagues',
    audit: 'Audit',
  } satisfies Readonly<Record<Nav, string>>,
  roles: {
    support: 'Support',
    operations: 'Operations',
    compliance: 'Compliance',
    lead: 'Lead',
  } satisfies Readonly<Record<StaffRole, string>>,
} as const
