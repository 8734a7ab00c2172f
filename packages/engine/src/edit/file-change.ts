export type Renamable = 'step' | 'fact' | 'mode'

/** A file as it is after a change; `to` when the file itself gets another name. */
export type FileChange = { readonly path: string; readonly text: string; readonly to?: string; readonly places: number }
