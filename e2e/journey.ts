import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { choiceText } from '#src/site/consent/consent.ts'
import { withoutNewerFeatures } from './other-browsers.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { unseenVersion } from './seen-versions.ts'

type Fixtures = {
  /** Visitors start with cookies declined; false in the journey about consent. */
  hasDeclinedCookies: boolean
  /** A page in a browser context of its own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
  /** Expected errors of this journey; all others fail it. */
  expectErrors: (...patterns: RegExp[]) => void
  /** Without what the oldest supported browsers lack; chosen for a file of journeys. */
  isOldBrowser: boolean
  pageErrors: PageErrors
}

export type SiteOptions = {
  /** The tests of the project have a site of their own instead of the one of all journeys. */
  hasOwnSite: boolean
}
type WorkerFixtures = SiteOptions & { ownSite: OwnSite | null }

type PageErrors = { found: string[]; expected: RegExp[] /** looks that are not over */; pending: Promise<void>[] }

/**
 * Playwright's test, extended: it fails when a page logs a console error, throws, gets an error response, violates its
 * Content-Security-Policy, requests a foreign host, or changes a record without the version that was seen.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hasOwnSite: [false, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ hasOwnSite }, use) => {
      const site = hasOwnSite ? await startOwnSite(true) : null
      // Where agency.ts finds the database.
      if (site) process.env.E2E_DATA_DIR = site.dataDir
      await use(site)
      await site?.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ baseURL, ownSite }, use) => use(ownSite?.url ?? baseURL),
  hasDeclinedCookies: [true, { option: true }],
  isOldBrowser: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  pageErrors: async ({}, use) => {
    const pageErrors: PageErrors = { found: [], expected: [], pending: [] }
    await use(pageErrors)
    await Promise.all(pageErrors.pending)
    const unexpected = pageErrors.found.filter((each) => !pageErrors.expected.some((pattern) => pattern.test(each)))
    expect([...new Set(unexpected)], 'errors in the pages of this journey').toEqual([])
  },
  expectErrors: async ({ pageErrors }, use) => use((...patterns) => void pageErrors.expected.push(...patterns)),
  context: async ({ context, pageErrors, baseURL, hasDeclinedCookies, isOldBrowser }, use) => {
    if (isOldBrowser) await withoutNewerFeatures(context)
    if (hasDeclinedCookies) await declineCookies(context, baseURL!)
    await collectErrors(context, pageErrors, baseURL!)
    await use(context)
  },
  newVisitor: async ({ browser, pageErrors, baseURL, hasDeclinedCookies, isOldBrowser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (isOldBrowser) await withoutNewerFeatures(context)
      if (hasDeclinedCookies) await declineCookies(context, baseURL!)
      await collectErrors(context, pageErrors, baseURL!)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'

async function declineCookies(context: BrowserContext, baseURL: string): Promise<void> {
  const value = choiceText({ statistics: false, marketing: false }, Math.floor(Date.now() / 1000))
  await context.addCookies([{ name: '_consent', value, url: baseURL }])
}

async function collectErrors(context: BrowserContext, { found, pending }: PageErrors, baseURL: string): Promise<void> {
  const { host } = new URL(baseURL)
  // All policy violations, also those that browsers do not log.
  await context.exposeBinding('policyBreached', (_, breach: string) => void found.push(`policy: ${breach}`))
  await context.addInitScript(() => {
    const page = window as Window & { policyBreached?: (breach: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      page.policyBreached?.(`${effectiveDirective} refuses ${blockedURI} ${sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => found.push(`page error: ${webError.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.host !== host) found.push(`foreign host: ${request.url()}`)
    const looked = unseenVersion(request, baseURL).then((unseen) => void (unseen && found.push(unseen)))
    // Told when the journey ends.
    looked.catch(() => {})
    pending.push(looked)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests, which is no failure.
    if (reason !== 'net::ERR_ABORTED') found.push(`no answer (${reason}): ${request.url()}`)
  })
}
