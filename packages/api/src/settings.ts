/** How a service is set up, beyond where things are. */
export type Settings = {
  readonly isProduction: boolean
  /** Whether made-up customers and companies are there to look at. */
  readonly isDemo: boolean
  /** Where people reach the pages, for links in letters and for telling our own pages from others. */
  readonly publicUrl: string
  /** What our own pages send with a registration. Without one, any will do. */
  readonly securityCode: string | undefined
  /** What reads the metrics. */
  readonly metricsToken: string | undefined
  /** The script of the advertising network, for the few pages that may load it. Without one nothing is loaded. */
  readonly adScriptUrl?: string | undefined
  /** The addresses of those who make the product: they may look at previews where it is in use. */
  readonly staffEmails?: readonly string[]
  /** The proxies in front of the service, whose word on a sender's address is believed. */
  readonly trustedProxies: readonly string[]
}
