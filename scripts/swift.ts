/** Provides OpenStack Swift for the tests of the file store: that of the system, else Debian's package when run as root. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasSwift, swiftMissing, testsBuckets } from '../src/base/files/store/test-s3.ts'

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
if (!hasSwift() && canInstall) {
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-swift'
  const command = `${install} || (apt-get update -qq && ${install})`
  console.info(`No OpenStack Swift found, installing it: ${command}`)
  // The library only: no server is started by it.
  spawnSync('sh', ['-c', command], { stdio: 'inherit' })
}
if (hasSwift()) console.info('OpenStack Swift: found')
else if (testsBuckets()) {
  console.error(swiftMissing)
  process.exitCode = 1
} else console.info(`${swiftMissing} Here they are skipped; with CI=true they fail.`)
