import { ask } from '../../client/service/ask.ts'
import { signOut } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ownRole } from '../data/own-role.ts'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { words } from './entry.words.ts'

/** Asks for the second factor of this session. */
export function EnterCode() {
  return (
    <PlainFrame title={words.enter}>
      <p>{words.enterText}</p>
      <CodeForm
        label={words.code}
        help={words.codeHelp}
        press={words.open}
        send={(code) => ask('POST /api/v1/auth/second-factor/check/', { body: { code } })}
        onDone={async () => void (await ownRole.readAnew())}
        beside={
          <Button look="quiet" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
        }
      />
    </PlainFrame>
  )
}
