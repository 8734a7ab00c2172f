/** What a colleague may do at the desk: answer people, move papers and money, read all and change nothing, or invite and assign. */
export const staffRoles = ['support', 'operations', 'compliance', 'lead'] as const

export type StaffRole = (typeof staffRoles)[number]
