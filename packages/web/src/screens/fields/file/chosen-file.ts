/** As many as the service takes. */
const mostBytes = 10 * 2 ** 20

const byName: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  heic: 'image/heic',
  heif: 'image/heif',
}
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/** What a chooser of files offers. */
export const offeredTypes = 'image/jpeg,image/png,image/webp,application/pdf'

export function chosenFile(value: unknown): File | undefined {
  return value instanceof File ? value : undefined
}

/** What kind of file it is, as far as the browser and its name say. The service looks into it. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  return type || (byName[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '')
}

/** Why a file would be refused. The photo format of iPhones has its own message: people can do something about it. */
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): 'heic' | 'type' | 'size' | undefined {
  const type = typeOf(file)
  if (/^image\/hei[cf]/.test(type)) return 'heic'
  if (!acceptedTypes.has(type)) return 'type'
  return file.size > mostBytes ? 'size' : undefined
}
