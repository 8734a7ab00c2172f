import { isTakenName } from '@app/schemas/pages/taken-addresses'

/** Why no mode can be called so: its name is the first part of its address. */
export function problemWithModeName(name: string): string | undefined {
  const problem = `“${name}” cannot be a mode’s name.`
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return `${problem} Use small letters, digits and hyphens.`
  return isTakenName(name) ? `${problem} “/${name}” is an address of the service: nobody would see the mode there.` : undefined
}
