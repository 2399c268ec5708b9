/** Migrates in a process of its own, for tests that kill it: node test-migrate.ts <url> <folder>. */
import { migrate } from './migrate.server.ts'

const [url, folder] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await migrate(url!, folder!)))
