import { randomUUID } from 'node:crypto'

/** A made-up person at a browser. */
export type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly phone_number: string
  readonly street_address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly dob: string
  readonly ssn: string
}

/** Nobody else has their address. The Social Security number is one that was never given out. */
export function newPerson(own: Partial<Person> = {}): Person {
  return {
    first_name: 'Wanda',
    last_name: 'Walker',
    email: `walker-${randomUUID().slice(0, 13)}@example.com`,
    password: 'three quiet brown stones',
    phone_number: '(503) 555-0112',
    street_address: '1204 Example Street, Apt 3',
    city: 'Portland',
    state: 'OR',
    zip_code: '97214',
    dob: '04/27/1972',
    ssn: '078-05-1120',
    ...own,
  }
}
