/** Why there is no backup, or nothing was restored from one: a line for people, with what to do about it. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
