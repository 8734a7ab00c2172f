/** Something that whoever imports can put right: told to them as one line. */
export class ImportProblem extends Error {}
