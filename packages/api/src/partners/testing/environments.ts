export const plaid = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'hidden', PLAID_ENV: 'sandbox' }
export const brokerage = { BROKERAGE_KEY: 'hidden', BROKERAGE_SECRET: 'hidden' }
export const stripe = { STRIPE_SECRET_KEY: 'sk_test_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' }
export const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'hidden', PAYPAL_WEBHOOK_ID: 'wh' }
export const finder = { FINDER_URL: 'https://finder.example.com/', FINDER_KEY: 'hidden', FINDER_WEBHOOK_SECRET: 'sixteen hidden!!' }
export const calcom = { CALCOM_API_KEY: 'hidden', CALCOM_EVENT_TYPE_ID: '12' }
export const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'hidden',
  TWILIO_VERIFY_SERVICE_SID: `VA${'1'.repeat(32)}`,
  TWILIO_MESSAGING_SERVICE_SID: `MG${'1'.repeat(32)}`,
}
export const anthropic = { ANTHROPIC_API_KEY: 'sk-hidden' }
export const recaptcha = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'hidden'.repeat(7) }
export const meta = { META_PIXEL_ID: '1', META_ACCESS_TOKEN: 'hidden' }
const tiktok = { TIKTOK_PIXEL_ID: '1', TIKTOK_ACCESS_TOKEN: 'hidden' }
const impact = { IMPACT_ACCOUNT_SID: '1', IMPACT_AUTH_TOKEN: 'hidden', IMPACT_CAMPAIGN_ID: '2' }
export const google = {
  GOOGLE_ADS_CUSTOMER_ID: '1',
  GOOGLE_ADS_CONVERSION_ACTION_ID: '2',
  GOOGLE_ADS_DEVELOPER_TOKEN: 'hidden',
  GOOGLE_ADS_CLIENT_ID: '3',
  GOOGLE_ADS_CLIENT_SECRET: 'hidden',
  GOOGLE_ADS_REFRESH_TOKEN: 'hidden',
}
export const smtp = { SMTP_URL: 'smtp://us%40er:hidden%25@mail.example:2525', MAIL_FROM: 'post@finder.example' }

/** By its name in the settings. */
export const environments = {
  plaid,
  calcom,
  twilio,
  brokerage,
  stripe,
  paypal,
  finder,
  anthropic,
  recaptcha,
  meta,
  tiktok,
  impact,
  google,
  smtp,
}
