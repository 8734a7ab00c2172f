import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn, giveCookie } from '../../../http/request/asked.ts'
import { type DerivedKeys, deriveKeys } from '../../../security/derive-key.ts'
import type { KeyRing } from '../../../security/key-ring.ts'

const cookie = 'form_opened'
const cookieSeconds = 86_400
const leastMs = 2_000

/** Says when a page with a form was opened, and whether a form came faster than anybody types. */
export type FormOpened = {
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void
  readonly isTooFast: (request: FastifyRequest) => boolean
}

/** A browser that keeps no cookies is not too fast: its messages are confirmed by e-mail all the same. */
export function formOpened(keys: KeyRing, now: () => Date): FormOpened {
  const signing = deriveKeys(keys, 'form-opened v1')
  const openedAt = (request: FastifyRequest): number | undefined => {
    const [at = '', signature = ''] = cookieIn(request, cookie)?.split('.') ?? []
    return isSigned(signing, at, signature) ? Number(at) : undefined
  }
  return {
    // The first time counts: people who correct a mistake may be quick.
    note: (request, reply) => {
      if (openedAt(request) !== undefined) return
      const at = String(now().getTime())
      giveCookie(request, reply, { name: cookie, value: `${at}.${signed(signing.current.key, at)}`, seconds: cookieSeconds })
    },
    isTooFast: (request) => {
      const at = openedAt(request)
      return at !== undefined && now().getTime() - at < leastMs
    },
  }
}

function isSigned({ byId }: DerivedKeys, at: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return [...byId.values()].some((key) => {
    const wanted = Buffer.from(signed(key, at))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}

function signed(key: Buffer, at: string): string {
  return createHmac('sha256', key).update(at).digest('base64url')
}
