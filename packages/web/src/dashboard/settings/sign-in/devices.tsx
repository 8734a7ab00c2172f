import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { type Device, ownDevices } from './own-devices.ts'
import { words } from './sign-in.words.ts'

/** Every device on which the person is signed in. Those that are not this one can be signed out. */
export function Devices() {
  const said = useWords(words)
  const held = ownDevices.use()
  const { news, problem, busy, end } = useEnding()
  return (
    <InnerPart title={said.devices}>
      <p>{said.devicesAbout}</p>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Loaded of={held} empty={said.noDevices} isEmpty={(all) => all.length === 0}>
        {(all) => {
          const others = all.filter(({ is_this_one }) => !is_this_one)
          return (
            <>
              <Lines>
                {all.map((one) => (
                  <DeviceLine
                    key={one.pk}
                    device={one}
                    isBusy={busy.includes(one.pk)}
                    onEnd={() => void end([one], said.ended(one.device))}
                  />
                ))}
              </Lines>
              {others.length > 1 && (
                <div className={styles.buttons}>
                  <Button look="small" isBusy={busy.length > 1} onClick={() => void end(others, said.endedOthers)}>
                    {said.endOthers}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </InnerPart>
  )
}

function DeviceLine({ device, isBusy, onEnd }: { readonly device: Device; readonly isBusy: boolean; readonly onEnd: () => void }) {
  const said = useWords(words)
  const day = dayIn(device.last_used_at)
  return (
    <Line>
      <span>
        {device.device}
        <br />
        <span className={styles.small}>{said.used(day)}</span>
      </span>
      {device.is_this_one ? (
        <Tag>{said.thisOne}</Tag>
      ) : (
        <Button look="small" isBusy={isBusy} aria-label={said.endNamed(device.device, day)} onClick={onEnd}>
          {said.end}
        </Button>
      )}
    </Line>
  )
}

/** Ends sessions one after the other; with the first that cannot be ended it stops, and says so. */
function useEnding() {
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<readonly string[]>([])
  const end = async (sessions: readonly Device[], happened: string) => {
    setNews('')
    setProblem('')
    setBusy(sessions.map(({ pk }) => pk))
    const failed = await endEach(sessions)
    await ownDevices.readAnew()
    setBusy([])
    if (failed === undefined) setNews(happened)
    else setProblem(failed)
  }
  return { news, problem, busy, end }
}

async function endEach(sessions: readonly Device[]): Promise<string | undefined> {
  for (const { pk } of sessions) {
    const answer = await ask('DELETE /api/v1/auth/sessions/{id}/', { params: { id: pk } })
    if (!answer.ok) return answer.failure.detail
  }
  return undefined
}
