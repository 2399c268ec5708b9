import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey.ts'
import { waitForAnimations } from './visitor.ts'

/** `axe.source` has more than twice the size, which every page would parse. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Expects no axe violation on the page. Injects axe once per document and asks for violations only, which is three times
 * faster than @axe-core/playwright; that package's support for frames is not needed.
 * @param rules runs only these
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  // The preview of a mail is a document of its own, in a frame that runs no scripts.
  const frames = page.frames().filter((frame) => frame.url() !== 'about:srcdoc')
  expect(frames, 'axe checks the first frame only').toHaveLength(1)
  // What is not laid out yet has no background (docs/decisions/0079).
  await page.waitForFunction(() => document.documentElement.dataset.unlaid === undefined)
  // Elements that are fading in have no final colours.
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await (window as Window & { axe?: typeof axe }).axe!.run({
      resultTypes: ['violations'],
      iframes: false,
      // Not the stylesheets, which only an experimental rule reads and which double the time.
      preload: { assets: ['media'] },
      ...(runOnly && { runOnly }),
    })
    return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `${impact}: ${id} at ${target}`))
  }, rules)
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Rules about colours; the others do not depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Checks the light and the dark scheme of the office, switched by its attribute on <html>. */
export async function expectNoViolationInBothModes(page: Page): Promise<void> {
  await expectNoViolation(page)
  await setPanelMode(page, 'dark')
  await expectNoViolation(page, colourRules)
  await setPanelMode(page, 'light')
}

function setPanelMode(page: Page, panel: 'light' | 'dark'): Promise<void> {
  return page.evaluate((mode) => document.documentElement.setAttribute('data-mantine-color-scheme', mode), panel)
}
