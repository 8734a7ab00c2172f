import { CodeForm } from '../../../../account/second-factor/code-form.tsx'
import { useWords } from '../../../../client/language.ts'
import { ask } from '../../../../client/service/ask.ts'
import type { Answered } from '../../../../client/service/calls.ts'
import { QrCode } from '../../../../screens/panels/signing-qr/qr-code.tsx'
import { Button } from '../../../../ui/button.tsx'
import { factorWords } from './factors.words.ts'

type Props = {
  readonly begun: Answered<'POST /api/v1/auth/second-factor/'>
  readonly onConfirmed: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** The key as a picture and as letters, and the first code, with which it begins to count. */
export function SetUpApp({ begun, onConfirmed, onClose }: Props) {
  const said = useWords(factorWords)
  return (
    <>
      <h4>{said.scan}</h4>
      <QrCode address={begun.uri} label={said.scanned} />
      <h4>{said.orType}</h4>
      <p>
        <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm
        key={begun.secret}
        label={said.firstCode}
        help={said.firstCodeHelp}
        missing={said.codeMissing}
        press={said.confirm}
        look="outline"
        send={(code) => ask('POST /api/v1/auth/second-factor/confirm/', { body: { code } })}
        onDone={({ backup_codes }) => onConfirmed(backup_codes)}
        isFirst={false}
        beside={
          <Button look="quiet" onClick={onClose}>
            {said.keep}
          </Button>
        }
      />
    </>
  )
}
