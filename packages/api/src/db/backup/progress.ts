/** Is told what is under way, and how many rows of it are done. Called often. */
export type Progress = (what: string, rows: number) => void
