type Environment = Readonly<Record<string, string | undefined>>

export type CalcomSettings = { readonly apiKey: string; readonly eventTypeId: number; readonly baseUrl: string }

type Read =
  | { readonly calcom: CalcomSettings | undefined; readonly problems?: undefined }
  | { readonly calcom?: undefined; readonly problems: readonly string[] }

const usualUrl = 'https://api.cal.com'

/** Cal.com from the environment, or line by line what is wrong with it. Without CALCOM_API_KEY calls stand in our own sandbox. */
export function readCalcom(env: Environment): Read {
  const [apiKey, eventType, baseUrl = usualUrl] = [env['CALCOM_API_KEY'], env['CALCOM_EVENT_TYPE_ID'], env['CALCOM_API_URL'] || undefined]
  if (!apiKey && !eventType) return { calcom: undefined }
  const isNumber = /^[1-9]\d{0,9}$/.test(eventType ?? '')
  const problems = [
    ...(apiKey ? [] : ['CALCOM_API_KEY must be set together with CALCOM_EVENT_TYPE_ID.']),
    ...(isNumber ? [] : ['CALCOM_EVENT_TYPE_ID must be the number of the kind of event that calls are.']),
    ...(/^https:\/\/[^/?#@\s]+$/.test(baseUrl) ? [] : ['CALCOM_API_URL must begin with https:// and have no path.']),
  ]
  return apiKey && problems.length === 0 ? { calcom: { apiKey, eventTypeId: Number(eventType), baseUrl } } : { problems }
}
