/** The questions that tell who it is, in the order in which they are asked. */
export const contactFields = ['contact_firstname', 'contact_lastname', 'contact_email', 'contact_phonenumber'] as const

export type Contact = Readonly<Record<(typeof contactFields)[number], string>>

/** The named contact; undefined after “not now”, or without a name. */
export function contactOf(answers: Readonly<Record<string, unknown>>): Contact | undefined {
  if (answers['trusted_contact'] === false) return undefined
  const text = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '')
  const [contact_firstname, contact_lastname] = [text('contact_firstname'), text('contact_lastname')]
  if (contact_firstname === '' && contact_lastname === '') return undefined
  return {
    contact_firstname,
    contact_lastname,
    contact_email: text('contact_email'),
    contact_phonenumber: text('contact_phonenumber'),
  }
}

/** Removes the contact: the answer is “not now”, and the person is forgotten. */
export const noContact = {
  trusted_contact: false,
  contact_firstname: null,
  contact_lastname: null,
  contact_email: null,
  contact_phonenumber: null,
} as const
