import { Empty } from '../../ui/empty.tsx'
import { Starts } from './starts.tsx'

type Props = { readonly title: string; readonly about: string }

/** A page that has nothing to show yet: what will be here, and what a person can begin. */
export function NothingYet({ title, about }: Props) {
  return (
    <>
      <Empty>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{about}</p>
      </Empty>
      <Starts />
    </>
  )
}
