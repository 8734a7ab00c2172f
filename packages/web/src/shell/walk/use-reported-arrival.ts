import { useEffect } from 'react'
import { useSession } from '../../client/session/session.ts'
import { readArrival } from '../../client/tracking/arrival-cookie.ts'
import { useConsent } from '../../client/tracking/use-consent.ts'

/** Notes which campaign brought somebody, once it is known who they are and whether it may be noted. What does that is loaded only then. */
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
