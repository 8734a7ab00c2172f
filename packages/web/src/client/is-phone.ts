/** Whether this is likely a phone: small, and touched. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse) and (max-width: 40rem)').matches
}
