/** An e-mail address as it is shown: enough to know one's own by, and not enough to write to. */
export function maskedEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
