import { type Failure, fail } from '../../../failure/failure.ts'

/** What can be wrong with a file, and what to do about it. */
const words = {
  empty: 'This file is empty. Choose it again, or take a new photo.',
  name: 'We can’t use this file’s name. Give it a plain name, such as id.jpg, and send it again.',
  kind: 'We can’t open this kind of file. Use a JPG, PNG or PDF.',
  heic: 'We can’t open this kind of photo (HEIC). Take a screenshot of it, or set the camera to “Most Compatible”, and send that.',
  broken: 'This file is damaged or not complete. Save it again or take a new photo, then send that.',
  mixed: 'Something else is hidden in this file. Take a new photo, or print it to a new PDF, and send that.',
  large: 'This picture has too many points. Take a photo with fewer, or make it smaller, and send that.',
  locked: 'This PDF is locked with a password. Save it without one and send that.',
  active: 'This PDF can start something on its own. Print it to a new PDF, or send a photo of it.',
} as const

export type FileProblem = keyof typeof words

export function refuseFile(problem: FileProblem): Failure<'file_refused'> {
  return fail('file_refused', { fields: { file: [words[problem]] } })
}
