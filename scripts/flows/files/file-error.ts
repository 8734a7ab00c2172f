/** What went wrong with a file, in the words of a person: the cause, with the code to look it up by. */
export type FileError = { readonly code: string; readonly path: string | undefined; readonly why: string }

const causes: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EISDIR: 'a folder has its name',
  ENOTDIR: 'a file has the name of its folder',
  EEXIST: 'there is something of its name already',
  ENOENT: 'it is gone',
  EMFILE: 'too many files are open',
  EBUSY: 'another program holds it',
}

/** An error of the file system, which people can mend; undefined for one of the program, which they cannot. */
export function readFileError(error: unknown): FileError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || !('syscall' in error)) return undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  return { code: error.code, path, why: `${causes[error.code] ?? 'the system refuses it'} (${error.code})` }
}

/** An error of the kind that the file system makes. */
export function fileError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path, syscall: 'open' })
}
