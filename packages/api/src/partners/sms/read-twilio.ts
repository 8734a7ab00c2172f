type Environment = Readonly<Record<string, string | undefined>>

export type TwilioSettings = {
  readonly accountSid: string
  readonly authToken: string
  readonly serviceSid: string
  readonly baseUrl: string
}

type Read =
  | { readonly twilio: TwilioSettings | undefined; readonly problems?: undefined }
  | { readonly twilio?: undefined; readonly problems: readonly string[] }

const baseUrl = 'https://verify.twilio.com'

/** Twilio from the environment, or line by line what is wrong with it. Without TWILIO_ACCOUNT_SID text messages stay in the outbox. */
export function readTwilio(env: Environment): Read {
  const [accountSid = '', authToken = '', serviceSid = ''] = [
    env['TWILIO_ACCOUNT_SID'],
    env['TWILIO_AUTH_TOKEN'],
    env['TWILIO_VERIFY_SERVICE_SID'],
  ]
  if (`${accountSid}${authToken}${serviceSid}` === '') return { twilio: undefined }
  const problems = [
    ...(/^AC[0-9a-f]{32}$/.test(accountSid) ? [] : ['TWILIO_ACCOUNT_SID must be AC and 32 digits or letters a to f.']),
    ...(authToken !== '' ? [] : ['TWILIO_AUTH_TOKEN must be set together with TWILIO_ACCOUNT_SID.']),
    ...(/^VA[0-9a-f]{32}$/.test(serviceSid) ? [] : ['TWILIO_VERIFY_SERVICE_SID must be VA and 32 digits or letters a to f.']),
  ]
  return problems.length > 0 ? { problems } : { twilio: { accountSid, authToken, serviceSid, baseUrl } }
}
