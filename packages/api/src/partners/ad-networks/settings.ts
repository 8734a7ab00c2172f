import { z } from 'zod'

export const metaSettings = z
  .object({ META_PIXEL_ID: z.string(), META_ACCESS_TOKEN: z.string() })
  .transform((env) => ({ pixelId: env.META_PIXEL_ID, accessToken: env.META_ACCESS_TOKEN, baseUrl: 'https://graph.facebook.com' }))

export const tiktokSettings = z.object({ TIKTOK_PIXEL_ID: z.string(), TIKTOK_ACCESS_TOKEN: z.string() }).transform((env) => ({
  pixelId: env.TIKTOK_PIXEL_ID,
  accessToken: env.TIKTOK_ACCESS_TOKEN,
  baseUrl: 'https://business-api.tiktok.com',
}))

export const impactSettings = z
  .object({ IMPACT_ACCOUNT_SID: z.string(), IMPACT_AUTH_TOKEN: z.string(), IMPACT_CAMPAIGN_ID: z.string() })
  .transform((env) => ({
    accountSid: env.IMPACT_ACCOUNT_SID,
    authToken: env.IMPACT_AUTH_TOKEN,
    campaignId: env.IMPACT_CAMPAIGN_ID,
    baseUrl: 'https://api.impact.com',
  }))

export const googleSettings = z
  .object({
    GOOGLE_ADS_CUSTOMER_ID: z.string(),
    GOOGLE_ADS_CONVERSION_ACTION_ID: z.string(),
    GOOGLE_ADS_DEVELOPER_TOKEN: z.string(),
    GOOGLE_ADS_CLIENT_ID: z.string(),
    GOOGLE_ADS_CLIENT_SECRET: z.string(),
    GOOGLE_ADS_REFRESH_TOKEN: z.string(),
  })
  .transform((env) => ({
    customerId: env.GOOGLE_ADS_CUSTOMER_ID,
    conversionActionId: env.GOOGLE_ADS_CONVERSION_ACTION_ID,
    developerToken: env.GOOGLE_ADS_DEVELOPER_TOKEN,
    clientId: env.GOOGLE_ADS_CLIENT_ID,
    clientSecret: env.GOOGLE_ADS_CLIENT_SECRET,
    refreshToken: env.GOOGLE_ADS_REFRESH_TOKEN,
    baseUrl: 'https://googleads.googleapis.com',
    tokenUrl: 'https://oauth2.googleapis.com',
  }))

export type MetaSettings = z.output<typeof metaSettings>
export type TikTokSettings = z.output<typeof tiktokSettings>
export type ImpactSettings = z.output<typeof impactSettings>
export type GoogleSettings = z.output<typeof googleSettings>
