import { fileURLToPath } from 'node:url'
import { isCode } from './is-code.ts'

/** What may be written of an error. Its message may not: databases, parsers and libraries repeat values in it. */
export type LoggedError = {
  readonly name: string
  readonly code?: string
  /** Where it came from, as file:line. */
  readonly frames: readonly string[]
  readonly cause?: LoggedError
}

const mostCauses = 3

export function toLoggedError(error: Error, depth = 0): LoggedError {
  const code = 'code' in error ? error.code : undefined
  const { cause } = error
  return {
    name: nameOf(error),
    ...(isCode(code) && { code }),
    frames: framesOf(error),
    ...(cause instanceof Error && depth < mostCauses && { cause: toLoggedError(cause, depth + 1) }),
  }
}

/** The name of its class is a constant in code; its own name could be anything. */
function nameOf(error: Error): string {
  const name: unknown = Object.getPrototypeOf(error)?.constructor?.name
  return typeof name === 'string' && /^\$?[A-Za-z]{1,60}$/.test(name) ? name : 'Error'
}

const projectAddress = new URL('../../../../', import.meta.url)
const projects = [projectAddress.href, fileURLToPath(projectAddress)]
/** As many as V8 keeps. */
const mostFrames = 10

/** A stack begins with the message, and a message may look like a stack: only what comes after it counts. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const at = stack.indexOf(message)
  const lines = stack.slice(at < 0 ? 0 : at + message.length).split('\n')
  return lines.slice(-mostFrames).flatMap((line) => frameOf(line) ?? [])
}

/** Node's own places are left out: the code of such an error says more. */
function frameOf(line: string): string | undefined {
  const project = /^\s+at /.test(line) ? projects.find((folder) => line.includes(folder)) : undefined
  if (project === undefined) return undefined
  const [, file, number] = place.exec(line.slice(line.indexOf(project) + project.length)) ?? []
  return file === undefined ? undefined : `${file}:${number}`
}

const place = /^([\w@.+/-]{1,200}):(\d{1,6}):\d{1,6}\)?$/
