/** A problem that the person who imports can fix; shown to them as one line. */
export class ImportProblem extends Error {}
