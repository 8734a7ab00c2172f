import type { Contract } from '@app/schemas/api/contract'

/** A contract's place as the router spells it: /api/flows/{mode} is /api/flows/:mode. */
export function routeOf({ method, path }: Pick<Contract, 'method' | 'path'>): {
  readonly method: Contract['method']
  readonly url: string
} {
  return { method, url: path.replaceAll(/\{([^}]*)\}/g, ':$1') }
}
