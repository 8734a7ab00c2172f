import { useWords } from '../../client/language.ts'
import { useBrand } from '../../client/service/page-data.ts'
import { callWords } from '../../client/words/day-words.ts'
import { calls, comingCalls } from '../../screens/data/calls/calls.ts'
import { words } from './help.words.ts'
import own from './help-page.module.css'
import { useOpenRequests } from './use-open-requests.ts'

/** How a person is reached, and what was asked, before all the answers: on a phone they are screens below. */
export function WaysToUs() {
  const said = useWords(words)
  const phone = useBrand()?.support.phone
  const open = useOpenRequests()
  const [call] = comingCalls(calls.use().data ?? [], new Date())
  return (
    <nav className={own.top} aria-label={said.ways}>
      <ul className={own.ways}>
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
        <li>
          <a href="#ask">{said.write}</a>
        </li>
        <li>
          <a href="#reach">{call ? said.yourCall(callWords(call.starts_at, call.time_zone)) : said.book}</a>
        </li>
        {open > 0 && (
          <li>
            <a href="#requests">{said.open(open)}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
