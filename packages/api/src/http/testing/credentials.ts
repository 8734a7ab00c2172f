import { type Contract, paramNames } from '@app/schemas/api/contract'
import type { TestApp } from '../../testing/test-app.ts'

export type Credential = 'none' | 'expired' | 'tampered' | 'unsigned' | 'refresh' | 'revoked'

type Key = { readonly sign: (claims: Readonly<Record<string, unknown>>) => string }

/** Everything that must not let anybody in. */
export async function badCredentials(service: TestApp): Promise<Readonly<Record<Credential, string | undefined>>> {
  const { access, refresh } = await service.signUp()
  const left = await service.signUp()
  await service.ask({ method: 'POST', url: '/api/v1/auth/logout/', token: left.access, payload: {} })
  const [head = '', body = '', signature = ''] = access.split('.')
  const claims = jsonOf(body)
  const unsigned = encode({ ...jsonOf(head), alg: 'none' })
  const key = (service.app.jwt as unknown as Readonly<Record<string, Key>>)['key-test']
  return {
    none: undefined,
    expired: key?.sign({ ...claims, iat: Number(claims['iat']) - 3_600, exp: Number(claims['iat']) - 3_000 }),
    tampered: `${head}.${encode({ ...claims, sub: left.pk })}.${signature}`,
    unsigned: `${unsigned}.${body}.`,
    refresh,
    revoked: left.access,
  }
}

/** The address of a call, with some row in it. */
export function anyAddress(contract: Contract): string {
  return paramNames(contract.path).reduce((path, name) => path.replace(`{${name}}`, '00000000-0000-4000-8000-000000000000'), contract.path)
}

function jsonOf(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
