import type { BodyOf } from '@app/schemas/api/contract'
import type { CreationOptions, MadePasskey } from '@app/schemas/api/people/passkey-fields'
import type { passkeyContracts } from '@app/schemas/api/people/passkeys'
import { mostPasskeys } from '@app/schemas/rules/people/second-factor'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { newToken } from '../../../security/random-token.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { passkeyAddedEmail } from '../factor-emails.ts'
import { requireToAddFactor } from '../proof/require-to-add-factor.ts'
import { sealedPasskeys } from '../sealed.ts'
import { firstBackupCodes } from '../second-factor/backup-codes.ts'
import { recordFactorShown } from '../second-factor/record-factor-shown.ts'
import { lockPerson } from '../store.ts'
import { writeTo } from '../write-to.ts'
import { challengeMs, newChallenge, useChallenge } from './challenges.ts'
import { knownTransports } from './known-transports.ts'
import { toPasskey } from './own-passkeys.ts'
import { addPasskeyRow, findPasskeys, handleOf } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** Ed25519, and what nearly every authenticator speaks: ECDSA with P-256, and RSA. */
const algorithms = [-8, -7, -257]

const tooMany = {
  detail: { en: 'Remove a passkey first: this is as many as there can be.', es: 'Primero quita una llave de acceso: no caben más.' },
}

/** What a browser makes a passkey with. */
export async function beginPasskey(auth: AuthContext, person: Person) {
  const { context } = auth
  const refused = await requireToAddFactor(auth, context.db, person)
  if (refused) return refused
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const known = await findPasskeys(context.db, person.id)
  if (known.length >= mostPasskeys) return fail('not_in_this_state', tooMany)
  const { id, name } = relyingParty(auth)
  return {
    challenge: await newChallenge(auth, context.db, 'add', person.id),
    rp: { id, name },
    user: {
      id: await handleOf(context.db, person.id, newToken()),
      name: account.email,
      displayName: `${account.firstName} ${account.lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeMs,
    // The same authenticator is not added twice.
    excludeCredentials: known.map((one) => ({
      id: one.credential_id,
      type: 'public-key' as const,
      transports: knownTransports(one.transports),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  } satisfies CreationOptions
}

/** A browser has made one: from now on it counts, and this session has shown it. */
export async function addPasskey(auth: AuthContext, person: Person, { name, passkey }: BodyOf<typeof passkeyContracts.addPasskey>) {
  const { context } = auth
  const limited = await checkLimits(context, { passkeyTriesPerAccount: person.id })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    const refused = await requireToAddFactor(auth, trx, person)
    if (refused) return refused
    const info = await verify(auth, trx, person, passkey)
    if (isFailure(info)) return info
    const now = context.now()
    const id = context.newId()
    const row = {
      id,
      person_id: person.id,
      credential_id: info.credential.id,
      public_key: Buffer.from(info.credential.publicKey).toString('base64url'),
      counter: info.credential.counter,
      transports: knownTransports(passkey.response.transports ?? []),
      is_synced: info.credentialDeviceType === 'multiDevice',
      is_backed_up: info.credentialBackedUp,
      name: sealing(context.keys, sealedPasskeys).seal('name', id, name),
      added_at: now,
      last_used_at: null,
    }
    if ((await findPasskeys(trx, person.id)).length >= mostPasskeys) return fail('not_in_this_state', tooMany)
    if (!(await addPasskeyRow(trx, row))) return fail('passkey_refused')
    const backupCodes = await firstBackupCodes(trx, person.id, now)
    await recordFactorShown(context, trx, person)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'passkey.added', subject, detail: { passkeyId: id, isSynced: row.is_synced } })
    await writeTo(context, trx, person.id, (addressed) => passkeyAddedEmail(addressed, name))
    return { passkey: toPasskey(context.keys, row), backup_codes: backupCodes }
  })
}

async function verify(auth: AuthContext, trx: Queries, person: Person, { id, response }: MadePasskey) {
  const { clientDataJSON, attestationObject } = response
  const party = relyingParty(auth)
  const challenge = await useChallenge(auth, trx, clientDataJSON, { purpose: 'add', personId: person.id })
  if (challenge === undefined) return fail('passkey_refused')
  try {
    const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return verified ? registrationInfo : fail('passkey_refused')
  } catch {
    // The library throws at whatever does not fit.
    return fail('passkey_refused')
  }
}
