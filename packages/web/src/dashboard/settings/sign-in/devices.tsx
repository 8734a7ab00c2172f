import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { momentWords } from '../../../client/words/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { type Device, ownDevices } from './own-devices.ts'
import { words } from './sign-in.words.ts'

/** The service lists what was used last first. Whoever signs in anew each time has many. */
const shownAtOnce = 4

/** Every device on which the person is signed in. Those that are not this one can be signed out. */
export function Devices() {
  const said = useWords(words)
  const held = ownDevices.use()
  const { news, problem, ...ending } = useEnding()
  return (
    <InnerPart title={said.devices}>
      <p>{said.devicesAbout}</p>
      <OutcomeLine text={news} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Loaded of={held} empty={said.noDevices} isEmpty={(all) => all.length === 0}>
        {(all) => <DeviceLines all={all} {...ending} />}
      </Loaded>
    </InnerPart>
  )
}

type LinesProps = Pick<ReturnType<typeof useEnding>, 'busy' | 'end'> & { readonly all: readonly Device[] }

/** The first few at once and the rest at a press; all but this one can be signed out together. */
function DeviceLines({ all, busy, end }: LinesProps) {
  const said = useWords(words)
  const others = all.filter(({ is_this_one }) => !is_this_one)
  const line = (one: Device) => (
    <DeviceLine
      key={one.pk}
      device={one}
      isBusy={busy.includes(one.pk)}
      onEnd={() => void end([one], said.ended(one.device), () => ask('DELETE /api/v1/auth/sessions/{id}/', { params: { id: one.pk } }))}
    />
  )
  return (
    <>
      <Lines>{all.slice(0, shownAtOnce).map(line)}</Lines>
      {all.length > shownAtOnce && (
        <More title={said.moreDevices(all.length - shownAtOnce)}>
          <Lines>{all.slice(shownAtOnce).map(line)}</Lines>
        </More>
      )}
      {others.length > 1 && (
        <div className={styles.buttons}>
          <Button
            look="small"
            isBusy={busy.length > 1}
            onClick={() => void end(others, said.endedOthers, () => ask('DELETE /api/v1/auth/sessions/'))}
          >
            {said.endOthers}
          </Button>
        </div>
      )}
    </>
  )
}

function DeviceLine({ device, isBusy, onEnd }: { readonly device: Device; readonly isBusy: boolean; readonly onEnd: () => void }) {
  const said = useWords(words)
  // With the time: several browsers of one day would go by one name.
  const moment = momentWords(device.last_used_at)
  return (
    <Line>
      <span>
        {device.device}
        <br />
        <span className={styles.small}>{said.used(moment)}</span>
      </span>
      {device.is_this_one ? (
        <Tag>{said.thisOne}</Tag>
      ) : (
        <Button look="small" isBusy={isBusy} aria-label={said.endNamed(device.device, moment)} onClick={onEnd}>
          {said.end}
        </Button>
      )}
    </Line>
  )
}

/** Ends one session, or all others with one call and one e-mail; what could not be ended is said. */
function useEnding() {
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<readonly string[]>([])
  const end = async (sessions: readonly Device[], happened: string, act: () => Promise<Answer<unknown>>) => {
    setNews('')
    setProblem('')
    setBusy(sessions.map(({ pk }) => pk))
    const ended = await act()
    await ownDevices.readAnew()
    setBusy([])
    if (ended.ok) setNews(happened)
    else setProblem(ended.failure.detail)
  }
  return { news, problem, busy, end }
}
