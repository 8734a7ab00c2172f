import { useEffect } from 'react'
import { useSession } from '../../client/session/session.ts'
import { readArrival } from '../../client/tracking/arrival-cookie.ts'
import { useConsent } from '../../client/tracking/use-consent.ts'

/** Reports which campaign brought a person, once it is known who they are and whether that is allowed. The code is loaded only then. */
export function useReportedArrival(): void {
  const { user } = useSession()
  const { answer } = useConsent()
  useEffect(() => {
    if (user === 'unknown' || answer === undefined || readArrival().size === 0) return
    void import('../../client/tracking/report-arrival.ts')
      .then(({ reportArrival, reportOwnArrival }) => (user ? reportOwnArrival(user.pk) : reportArrival()))
      .catch(() => undefined)
  }, [user, answer])
}
