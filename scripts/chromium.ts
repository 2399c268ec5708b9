/** Provides a Chromium for the journeys: the system's, else Debian's package when run as root, else Playwright's download. */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { findChromium } from '../e2e/find-chromium.ts'

if (!findChromium()) {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'
  // Some Debian releases have no package for the headless shell.
  const command = canInstall
    ? `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`
    : 'playwright install chromium'
  console.info(`No Chromium found, installing one: ${command}`)
  execSync(command, { stdio: 'inherit' })
}
const found = findChromium()
if (!found) {
  console.error(
    'The journeys need a Chromium and none could be installed. Install Chromium or Google Chrome and try again.',
  )
  process.exit(1)
}
console.info(`Chromium: ${found}`)
// Without a window and its tabs to draw, the same journeys need a third less CPU.
if (basename(found) === 'chromium' && existsSync('/usr/bin/apt-get'))
  console.info('They are faster with the package chromium-headless-shell, which is used when it is installed.')
