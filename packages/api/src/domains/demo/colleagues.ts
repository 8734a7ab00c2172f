import type { StaffRole } from '@app/schemas/rules/desk/roles'

type DemoColleague = {
  /** As their button is addressed. */
  readonly name: string
  readonly role: StaffRole
  readonly firstName: string
  readonly lastName: string
  readonly about: string
}

/** Made-up colleagues at the desk of a demonstration, one for each role. */
export const demoColleagues: readonly DemoColleague[] = [
  {
    name: 'colleague-lead',
    role: 'lead',
    firstName: 'Lena',
    lastName: 'Leadsample',
    about: 'Invites colleagues, assigns tasks and may do all of them.',
  },
  { name: 'colleague-support', role: 'support', firstName: 'Sam', lastName: 'Supportsample', about: 'Answers messages and makes calls.' },
  { name: 'colleague-operations', role: 'operations', firstName: 'Olga', lastName: 'Opsample', about: 'Moves papers and money.' },
  {
    name: 'colleague-compliance',
    role: 'compliance',
    firstName: 'Cy',
    lastName: 'Checksample',
    about: 'Reads everything and changes nothing.',
  },
]
