/** What an account was found by, when it was a job. */
export function originOfEmployer(id: string): string {
  return `employer:${id}`
}
