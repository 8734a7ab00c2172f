import { useState } from 'react'
import { placeAddress } from '../../../client/app-places.ts'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import type { PanelProps } from '../panel-props.ts'
import styles from './invite-link.module.css'

type Invitation = Answered<'GET /api/v1/accounts/invitation/'>

type Own = {
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly share: string
  readonly reward: string
  readonly noReward: string
  readonly joined: string
  readonly earned: string
  readonly nothing: string
}

const words: Words<Own> = {
  en: {
    link: 'Your own link',
    copy: 'Copy the link',
    copied: 'Copied. Paste it where you like.',
    notCopied: 'Your browser didn’t let us copy it. Select the link and copy it.',
    share: 'Share the link',
    reward: 'Reward now',
    noReward: 'There’s no reward right now. When there’s one, you’ll see it here with its conditions.',
    joined: 'Friends who have joined',
    earned: 'Earned so far',
    nothing: '$0',
  },
  es: {
    link: 'Tu propio enlace',
    copy: 'Copiar el enlace',
    copied: 'Copiado. Pégalo donde quieras.',
    notCopied: 'Tu navegador no permitió copiarlo. Selecciona el enlace y cópialo.',
    share: 'Compartir el enlace',
    reward: 'Recompensa ahora',
    noReward: 'Por el momento no hay recompensa. Si la hay, aparece aquí con sus condiciones.',
    joined: 'Amigos que se han unido',
    earned: 'Ganado hasta ahora',
    nothing: '$0',
  },
}

const invitation = resource<Invitation>(() => ask('GET /api/v1/accounts/invitation/'))

/** The link of a person for their friends, what is given for it, and who has come by it. */
export function InviteLink({ empty }: PanelProps) {
  const said = useWords(words)
  const known = invitation.use()
  return (
    <Loaded of={known} empty={empty}>
      {({ origin, joined, reward }) =>
        origin ? (
          <div className={styles.invite}>
            <LinkLine address={`${location.origin}${placeAddress('invited') ?? '/'}?${new URLSearchParams(origin)}`} />
            <p>{reward ? `${said.reward}: ${reward.words}` : said.noReward}</p>
            <Facts
              facts={[{ name: said.joined, value: String(joined) }, ...(reward ? [] : [{ name: said.earned, value: said.nothing }])]}
            />
          </div>
        ) : (
          <Empty>{empty}</Empty>
        )
      }
    </Loaded>
  )
}

function LinkLine({ address }: { readonly address: string }) {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const copy = () => {
    const copying = 'clipboard' in navigator ? navigator.clipboard.writeText(address) : Promise.reject(new Error('There is no clipboard.'))
    void copying.then(
      () => setNews(said.copied),
      () => setNews(said.notCopied),
    )
  }
  // Closing the sheet is a change of mind and no error.
  const share = () => void navigator.share({ url: address }).catch(() => undefined)
  return (
    <div className={styles.link}>
      <label htmlFor="invite-link">{said.link}</label>
      <TextInput id="invite-link" readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={styles.buttons}>
        <Button look="small" onClick={copy}>
          {said.copy}
        </Button>
        {'share' in navigator && (
          <Button look="small" onClick={share}>
            {said.share}
          </Button>
        )}
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
    </div>
  )
}
