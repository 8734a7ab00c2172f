/** Called often, with what is in progress and how many rows of it are done. */
export type Progress = (what: string, rows: number) => void
