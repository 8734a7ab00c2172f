/** The records that may wait on the device until there is an account: nothing of them says who somebody is. */
export const mayWait: ReadonlySet<string> = new Set(['client', 'employers', 'contact_messages'])
