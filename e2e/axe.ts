import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './journey.ts'
import { waitForAnimations } from './visitor.ts'

/**
 * axe has nothing against the page as it stands. It is put into each document once and asked for violations alone:
 * through its package for Playwright, which is there for pages with frames, the same look took three times as long.
 * @param rules only these
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  expect(page.frames(), 'frames, of which axe would see the first alone').toHaveLength(1)
  // What is still fading in has no colours to judge yet.
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await (window as Window & { axe?: typeof axe }).axe!.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    })
    return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `${impact}: ${id} at ${target}`))
  }, rules)
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Of colours; all others see the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The same in the office's light and dark, which is told to the style sheets by one attribute. */
export async function expectNoViolationInBothModes(page: Page): Promise<void> {
  await expectNoViolation(page)
  await setPanelMode(page, 'dark')
  await expectNoViolation(page, colourRules)
  await setPanelMode(page, 'light')
}

function setPanelMode(page: Page, panel: 'light' | 'dark'): Promise<void> {
  return page.evaluate((mode) => document.documentElement.setAttribute('data-mantine-color-scheme', mode), panel)
}
