import type { Catalogue } from '@app/engine/author'
import { isTakenName } from '@app/schemas/pages/taken-addresses'

/** Why no mode can be called so: its name is the first part of its address. `old`: what it is called before it gets the name. */
export function problemWithModeName({ documents }: Catalogue, name: string, old?: string): string | undefined {
  const problem = `“${name}” cannot be a mode’s name.`
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return `${problem} Use small letters, digits and hyphens.`
  if (isTakenName(name)) return `${problem} “/${name}” is an address of the service: nobody would see the mode there.`
  const page = documents.page.get(name)?.data
  if (!page || page.starts === name || (old !== undefined && page.starts === old)) return undefined
  return `${problem} “/${name}” is the address of pages/${name}.json, which does not start it: nobody would come to the mode there.`
}
