/** Goes wrong at a place that has a name: the runner of the tests adds to the address of a test file, and a log names files of ours alone. */
export function throwAnew(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}
