/** The smallest program on an embedded database, for tests that kill it: node test-program.ts <data folder>. */
import { openEmbedded } from './embedded.server.ts'

// It must not outlive the test that started it.
process.stdin.resume().once('end', () => process.exit(4))

const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
try {
  const database = await openEmbedded({
    dataDir: process.argv[2]!,
    log: (log) => print({ log }),
    onTaken: (taken) => {
      print({ taken })
      process.exit(3)
    },
  })
  process.once('SIGTERM', async () => {
    await database.close()
    process.exit(0)
  })
  print({ url: database.url })
} catch (error) {
  print({ refused: (error as Error).message })
  process.exit(2)
}
