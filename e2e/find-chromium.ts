import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPaths } from '#src/base/platform.mjs'

/** Path of the system's Chromium, else of Playwright's own; null when neither is installed. */
export function findChromium(): string | null {
  const path = (process.env.PATH ?? '').split(delimiter)
  const system = chromiumPaths({ platform: process.platform, path, home: homedir() }).find((file) => existsSync(file))
  if (system) return system
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** No sandbox inside containers, and no talk with hosts outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for the pages of a visitor: to begin another for each is a tenth of the work.
  '--renderer-process-limit=1',
]
