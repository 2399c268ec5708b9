import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPaths } from '#src/base/platform.mjs'

/** Path of the system's Chromium, else of Playwright's; null if neither is installed. */
export function findChromium(): string | null {
  const path = (process.env.PATH ?? '').split(delimiter)
  const system = chromiumPaths({ platform: process.platform, path, home: homedir() }).find((file) => existsSync(file))
  if (system) return system
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** The sandbox does not work in containers; background networking would contact foreign hosts. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A single renderer process per visitor saves a tenth of the time.
  '--renderer-process-limit=1',
]
