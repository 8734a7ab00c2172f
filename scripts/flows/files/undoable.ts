import { copyFile, lstat, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** How to take back what was done to files so far, last things first, and what was kept for that. */
export type Undo = { readonly steps: (() => Promise<unknown>)[]; readonly kept: string[] }

/** Writes a text beside the place that it is to take, and keeps a copy of what is there. Answers with where the text waits. */
export async function prepareText(target: string, text: string, { like, undo }: { like: string; undo: Undo }): Promise<string> {
  await makeFolder(dirname(target), undo)
  const fresh = beside(target, 'new')
  undo.steps.push(() => rm(fresh, { force: true }))
  // As a copy it has the permissions of the file: what may not be written is not replaced either.
  if (await isThere(like)) await copyFile(like, fresh)
  await writeFile(fresh, text)
  if (!(await isThere(target))) return fresh
  const kept = keep(target, undo)
  undo.steps.push(() => rm(kept, { force: true }))
  await copyFile(target, kept)
  return fresh
}

/** Puts the text in its place; it was prepared there. */
export async function placeText(fresh: string, target: string, undo: Undo): Promise<void> {
  const kept = beside(target, 'old')
  const isKept = undo.kept.includes(kept)
  await rename(fresh, target)
  undo.steps.push(() => (isKept ? rename(kept, target) : rm(target)))
}

/** Gives a file another name. */
export async function moveFile(from: string, to: string, undo: Undo): Promise<void> {
  await rename(from, to)
  undo.steps.push(() => rename(to, from))
}

/** Takes a file out of its place; until all is done it waits beside it. */
export async function setAside(file: string, undo: Undo): Promise<void> {
  await moveFile(file, keep(file, undo), undo)
}

/** Takes everything back. Answers whether all of it could be. */
export async function takeBack({ steps }: Undo): Promise<boolean> {
  let isBack = true
  for (const step of steps.toReversed()) await step().catch(() => (isBack = false))
  return isBack
}

/** Whether a file, a folder or a link has this name. */
export async function isThere(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined
}

/** Whether two names are of one file, as those that differ in case are on some disks. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((file) => lstat(file, { bigint: true }).catch(() => undefined)))
  return first !== undefined && second !== undefined && first.dev === second.dev && first.ino === second.ino
}

/** A name that begins with a dot is none of a file of flows: nobody reads it meanwhile. */
function beside(file: string, what: 'new' | 'old'): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}.${what}`)
}

function keep(file: string, { kept }: Undo): string {
  const name = beside(file, 'old')
  kept.push(name)
  return name
}

async function makeFolder(folder: string, { steps }: Undo): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  steps.push(async () => {
    for (let one = folder; one.length >= first.length; one = dirname(one)) await rmdir(one)
  })
}
