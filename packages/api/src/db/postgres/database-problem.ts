/** Why the database cannot be had, in one line that says what to do about it. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

/** The problem behind a failed file operation on the data folder. */
export function folderProblem(folder: string, error: unknown): DatabaseProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new DatabaseProblem(
      `The data folder ${folder} cannot be used by this user. Give it to this user, or choose another one with DATA_DIR.`,
    )
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new DatabaseProblem(`The data folder ${folder} is not a folder. Choose another one with DATA_DIR.`)
  const message = error instanceof Error ? error.message : String(error)
  return code === 'ENOSPC' ? fullDisk(folder) : new DatabaseProblem(`The data folder ${folder} cannot be used: ${message}.`)
}

/** The problem behind PostgreSQL’s output before it exited. */
export function startProblem(folder: string, cause: string, logFile: string): DatabaseProblem {
  if (/No space left on device|Disk quota exceeded/i.test(cause)) return fullDisk(folder)
  if (/Permission denied|wrong ownership/i.test(cause))
    return new DatabaseProblem(
      `The data folder ${folder} cannot be used by the user that runs the database: ${cause}. Choose another one with DATA_DIR.`,
    )
  return new DatabaseProblem(`The database in ${folder} could not start: ${cause || 'it gave no reason'}. More is in ${logFile}.`)
}

function fullDisk(folder: string): DatabaseProblem {
  return new DatabaseProblem(`The disk that holds ${folder} is full. Make some room and start again.`)
}
