import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { choiceText } from '#src/site/consent/consent.ts'

type Fixtures = {
  /** Whether visitors have answered the question about cookies before, with no; the journey of that question has not. */
  hasDeclinedCookies: boolean
  /** Another person, with a browser of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
  /** Trouble that this journey makes on purpose; any other fails it. */
  expectTrouble: (...patterns: RegExp[]) => void
  trouble: Trouble
}

type Trouble = { found: string[]; expected: RegExp[] }

/**
 * A journey that fails when a page it saw wrote an error to the console, broke, asked for something it did not get,
 * went against its own Content-Security-Policy, or spoke with a host outside.
 */
export const test = base.extend<Fixtures>({
  hasDeclinedCookies: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
  trouble: async ({}, use) => {
    const trouble: Trouble = { found: [], expected: [] }
    await use(trouble)
    const unexpected = trouble.found.filter((each) => !trouble.expected.some((pattern) => pattern.test(each)))
    expect([...new Set(unexpected)], 'what went wrong in the pages of this journey').toEqual([])
  },
  expectTrouble: async ({ trouble }, use) => use((...patterns) => void trouble.expected.push(...patterns)),
  context: async ({ context, trouble, baseURL, hasDeclinedCookies }, use) => {
    if (hasDeclinedCookies) await declineCookies(context, baseURL!)
    await watch(context, trouble, baseURL!)
    await use(context)
  },
  newVisitor: async ({ browser, trouble, baseURL, hasDeclinedCookies }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (hasDeclinedCookies) await declineCookies(context, baseURL!)
      await watch(context, trouble, baseURL!)
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

async function watch(context: BrowserContext, { found }: Trouble, baseURL: string): Promise<void> {
  const { host } = new URL(baseURL)
  // Every breach of the page's policy, also those that a browser does not write to the console.
  await context.exposeBinding('policyBreached', (_, breach: string) => void found.push(`policy: ${breach}`))
  await context.addInitScript(() => {
    const told = window as Window & { policyBreached?: (breach: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      told.policyBreached?.(`${effectiveDirective} refuses ${blockedURI} ${sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => found.push(`page error: ${webError.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.host !== host) found.push(`foreign host: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Whoever leaves a page aborts what it was still loading; that is no failure.
    if (reason !== 'net::ERR_ABORTED') found.push(`no answer (${reason}): ${request.url()}`)
  })
}
