import { language, type Words } from '../../client/language.ts'
import { type Answer, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { readLinksAnew } from '../data/accounts/links.ts'
import type { LinkKind } from './link-kind.ts'

const root = '/api/v1/financial_accounts/plaid'
const noWindow: Words<string> = {
  en: 'Linking online isn’t part of this page. Nothing has changed. Choose another way, or call us.',
  es: 'Conectar en línea no es parte de esta página. No cambió nada. Elige otra manera o llámanos.',
}

/** What the window gave when it closed. */
export type Given = { readonly publicToken: string; readonly institution: { readonly id: string; readonly name: string } }
type Linked = Answered<`POST ${typeof root}/exchange_public_token/`>

/** Opens the window of the linking company. Only that of its sandbox is part of our pages. */
export async function openLinkWindow(kind: LinkKind): Promise<Answer<unknown>> {
  const opened =
    kind === 'bank' ? await ask(`POST ${root}/create_link_token/`, {}) : await ask(`POST ${root}/create_link_token_investment/`, {})
  if (!opened.ok) return opened
  return isSandbox(opened.data.data.link_token) ? opened : failed({ code: 'partner_unavailable', detail: noWindow[language()] })
}

export function isSandbox(linkToken: string): boolean {
  return linkToken.startsWith('link-sandbox-')
}

/** Links what the person chose in the window. Sent again, it is the same link. */
export async function linkAccount(kind: LinkKind, { publicToken: public_token, institution }: Given): Promise<Answer<Linked>> {
  const linked =
    kind === 'bank'
      ? await ask(`POST ${root}/exchange_public_token/`, {
          body: { public_token, metadata: { institution: { name: institution.name, institution_id: institution.id } } },
        })
      : await ask(`POST ${root}/exchange_public_token_investment/`, {
          body: { public_token, inst_name: institution.name, inst_id: institution.id },
        })
  await readLinksAnew()
  return linked
}

/** Mends a link that the institution has ended: the person signs in there again, and the accounts are read anew. */
export async function mendLink(id: string): Promise<Answer<unknown>> {
  const opened = await ask(`POST ${root}/create_link_token_update/`, { body: { linked_institution: id } })
  if (!opened.ok) return opened
  if (!isSandbox(opened.data.data.link_token)) return failed({ code: 'partner_unavailable', detail: noWindow[language()] })
  const refreshed = await ask(`POST ${root}/linked_institutions/{id}/refresh/`, { params: { id } })
  await readLinksAnew()
  return refreshed
}

/** Forgets failed tries: people who go on without a link see no message about them again. */
export async function forgetFailed(failedLinks: readonly { readonly pk: string }[]): Promise<Answer<unknown>> {
  let last: Answer<unknown> = { ok: true, data: undefined }
  for (const { pk } of failedLinks) {
    last = await ask(`DELETE ${root}/linked_institutions/{id}/`, { params: { id: pk } })
    if (!last.ok) return last
  }
  if (failedLinks.length > 0) await readLinksAnew()
  return last
}
