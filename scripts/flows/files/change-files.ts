import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileError, fileError, readFileError } from './file-error.ts'
import { isSameFile, isThere, moveFile, placeText, prepareText, setAside, takeBack, type Undo } from './undoable.ts'

/** A file as it is to be: with this text, under another name (`to`), or without a text gone. */
export type FileEdit = {
  readonly path: string
  readonly text?: string | undefined
  readonly to?: string | undefined
  /** It is not there yet. */
  readonly isNew?: boolean
}

/**
 * Changes files of flows, all of them or none: every text is written beside its place before the first one takes it, and what is gone goes
 * last. Answers with why it cannot be done, in a sentence; with undefined when it is.
 */
export async function changeFiles(folder: string, edits: readonly FileEdit[]): Promise<string | undefined> {
  const undo: Undo = { steps: [], kept: [] }
  let at: FileEdit | undefined
  const each = async (work: (edit: FileEdit) => Promise<unknown>) => {
    for (const edit of edits) {
      at = edit
      await work(edit)
    }
  }
  try {
    const ready = new Map<FileEdit, Ready>()
    await each(async (edit) => ready.set(edit, await prepare(folder, edit, undo)))
    await each(async (edit) => place(ready.get(edit), undo))
    await each(async (edit) => clear(ready.get(edit), undo))
  } catch (error) {
    const isBack = await takeBack(undo)
    const problem = readFileError(error)
    if (!problem) throw error
    return failure(at, problem, isBack)
  }
  await Promise.all(undo.kept.map((file) => rm(file, { force: true }).catch(() => undefined)))
  return undefined
}

/** An edit with its text beside the place that it takes. Of a file with two names it is the old one, which is changed after that. */
type Ready = { readonly from: string; readonly to: string; readonly fresh?: string; readonly hasTwoNames: boolean }

async function prepare(folder: string, { path, text, to: name = path, isNew = false }: FileEdit, undo: Undo): Promise<Ready> {
  const [from, to] = [join(folder, path), join(folder, name)]
  const isMoved = name !== path
  const hasTwoNames = isMoved && (await isSameFile(from, to))
  if ((isNew || (isMoved && !hasTwoNames)) && (await isThere(to))) throw fileError('EEXIST', to)
  if (text === undefined) return { from, to, hasTwoNames }
  return { from, to, hasTwoNames, fresh: await prepareText(hasTwoNames ? from : to, text, { like: from, undo }) }
}

async function place(ready: Ready | undefined, undo: Undo): Promise<void> {
  if (ready?.fresh === undefined) return
  const { from, to, fresh, hasTwoNames } = ready
  await placeText(fresh, hasTwoNames ? from : to, undo)
  if (hasTwoNames) await moveFile(from, to, undo)
}

async function clear(ready: Ready | undefined, undo: Undo): Promise<void> {
  if (!ready) return
  const { from, to, fresh, hasTwoNames } = ready
  const isGone = fresh === undefined || (from !== to && !hasTwoNames)
  if (isGone) await setAside(from, undo)
}

function failure(edit: FileEdit | undefined, { why }: FileError, isBack: boolean): string {
  const after = isBack
    ? 'Nothing is changed: mend that, and run this again.'
    : 'Not all of it could be taken back: “git status” says what is changed.'
  return `flows/${edit?.path} cannot ${edit?.to === undefined ? 'be changed' : `become flows/${edit.to}`}: ${why}. ${after}`
}
