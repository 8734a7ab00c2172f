import { ShowFactor, type ShownFactor } from '../../account/second-factor/show-factor.tsx'
import type { Answer } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { resource } from '../../client/service/resource.ts'
import { signOut } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ownRole } from '../data/own-role.ts'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { words } from './entry.words.ts'

const factors = resource<Answered<'GET /api/v1/auth/second-factor/'>>(() => ask('GET /api/v1/auth/second-factor/'))

/** Asks for the second factor of this session. */
export function EnterCode() {
  const held = factors.use()
  return (
    <PlainFrame title={words.enter}>
      <p>{words.enterText}</p>
      <Loaded of={held} empty={undefined}>
        {({ passkeys, has_app: hasApp }) => (
          <ShowFactor
            by={[...(passkeys > 0 ? (['passkey'] as const) : []), ...(hasApp ? (['app'] as const) : []), 'backup-code']}
            askPasskey={() => ask('POST /api/v1/auth/passkeys/check/options/')}
            send={show}
            onDone={async () => void (await ownRole.readAnew())}
            beside={
              <Button look="quiet" onClick={() => void signOut()}>
                {words.signOut}
              </Button>
            }
          />
        )}
      </Loaded>
    </PlainFrame>
  )
}

function show(shown: ShownFactor): Promise<Answer<unknown>> {
  return 'code' in shown
    ? ask('POST /api/v1/auth/second-factor/check/', { body: shown })
    : ask('POST /api/v1/auth/step-up/', { body: shown })
}
