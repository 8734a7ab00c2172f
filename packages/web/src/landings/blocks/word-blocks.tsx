import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import legal from './legal.module.css'
import note from './note-block.module.css'
import partner from './partner-band.module.css'
import prose from './prose.module.css'

/** What people should know first, also when it speaks against us. */
export function NoteBlock({ block, headingId }: BlockProps<'note'>) {
  return (
    <div className={note.note}>
      <h2 className={note.title} id={headingId}>
        {block.title}
      </h2>
      <p>{block.text}</p>
    </div>
  )
}

export function Prose({ block, headingId }: BlockProps<'prose'>) {
  return (
    <div className={prose.prose}>
      <Heading id={headingId} title={block.title} />
      <div className={prose.paragraphs}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}

/** What the service counted. It leaves the line out while there is little to tell. */
export function Lately({ block }: BlockProps<'lately'>) {
  return <p>{block.text}</p>
}

/** For whom a known partner sends. The service leaves it out for everybody else. */
export function PartnerBand({ block }: BlockProps<'partner-band'>) {
  return <p className={partner.band}>{block.text}</p>
}

export function Legal({ block }: BlockProps<'legal'>) {
  return (
    <div className={legal.legal}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
