/**
 * `npm run office -- factors:reset <e-mail>`: takes a lost second factor away, for the only administrator, whom nobody in the office can
 * help. The program must be stopped; it mails the owner when it runs again.
 */
import type { Text } from '../src/base/errors.ts'
import { resetFactorsByHand } from '../src/features/accounts/factors/reset-factors.commands.server.ts'
import { listActiveLanguages } from '../src/features/languages/languages.store.server.ts'
import { shippedText } from '../src/strings.ts'
import { openStopped } from './stopped.ts'

const { db, env, close, fail } = await openStopped()
const email = process.argv[2] ?? ''
if (!email)
  await fail('Kullanım: npm run office -- factors:reset <e-posta> / Usage: npm run office -- factors:reset <e-mail>')
const services = {
  db,
  settings: { siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}` },
  languages: () => listActiveLanguages(db),
  localize: async ({ key, values }: Text, lang: string) => shippedText(key, lang, values),
}
const isReset = await resetFactorsByHand(services, email, new Date())
if (!isReset)
  await fail(`${email}: böyle bir hesap ya da iki adımlı girişi yok. / no such account, or no two-step login.`)
await close()
console.info(`${email}: iki adımlı giriş sıfırlandı, oturumları kapandı. / two-step login reset, sessions ended.`)
