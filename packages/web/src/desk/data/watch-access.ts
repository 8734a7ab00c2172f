import type { Answer } from '../../client/service/answer.ts'
import { ownRole } from './own-role.ts'

/** An answer that closes the desk, to this session or to this colleague: who they are is asked again, and the page follows. */
export function watchAccess<T>(answer: Answer<T>): Answer<T> {
  const isClosed = !answer.ok && (answer.failure.code === 'second_factor_required' || answer.failure.code === 'forbidden')
  if (isClosed) {
    ownRole.forget()
    void ownRole.load()
  }
  return answer
}
