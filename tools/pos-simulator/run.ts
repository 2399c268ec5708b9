/** `npm run pos-simulator`: takes the place of iyzico and PayTR for development. Start the site with POS_SIMULATOR_URL set to its address. */
import { iyzicoKeys } from './iyzico.ts'
import { paytrKeys } from './paytr.ts'
import { startPosSimulator } from './server.ts'

const { url, close } = await startPosSimulator(Number(process.env.PORT ?? 4100))
console.info(`Ödeme simülatörü: ${url}`)
console.info(`Siteyi POS_SIMULATOR_URL=${url} ile başlatın; anahtarlar:`)
console.info(`  iyzico  ${iyzicoKeys.apiKey}  ${iyzicoKeys.secretKey}`)
console.info(`  PayTR   ${paytrKeys.merchantId}  ${paytrKeys.merchantKey}  ${paytrKeys.merchantSalt}`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
