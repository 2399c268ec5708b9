import type { Page } from '@playwright/test'

/**
 * A second page of the same visitor, in a window of its own. `context.newPage()` opens a tab, and Chromium with a tab strip
 * draws the page behind it once a second after its next input, while each click waits for two drawn frames.
 */
export async function openWindow(page: Page): Promise<Page> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  await session.detach()
  const browser = await context.browser()!.newBrowserCDPSession()
  const opened = context.waitForEvent('page')
  await browser.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...(browserContextId && { browserContextId }),
  })
  await browser.detach()
  return opened
}
