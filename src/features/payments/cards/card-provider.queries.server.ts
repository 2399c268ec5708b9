import { randomBytes } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { unseal } from '#src/base/db/sealed.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { OutsideRequest } from '#src/base/http/outside.ts'
import type { CardWire } from '#src/features/orders/money/card-wire.ts'
import { type CardSettings, findCardSettings } from './card-settings.store.server.ts'
import type { CardProviderName } from './cards.links.ts'
import type { CardAttempt } from './cards.store.server.ts'
import { iyzicoOrigins, iyzicoWire } from './providers/iyzico.rules.server.ts'
import { paytrOrigin, paytrWire } from './providers/paytr.rules.server.ts'

/** Key of the secrets in the table `card_settings`. */
export const cardsKey = (db: Db) => appKey(db, 'cards')

/** A provider's page appears within seconds; an answer is a few kB. */
const limits = { timeoutMs: 15_000, maxBytes: 200_000 }

type Asking = Pick<Services, 'db' | 'askOutside' | 'settings'>
export type CardProvider = { name: CardProviderName; wire: CardWire; ask: (request: OutsideRequest) => Promise<string> }

/** An attempt as a provider knows it. */
export function knownOf({ attempt_no, provider_token: token, provider_ref }: CardAttempt) {
  return { attempt_no, token, provider_ref }
}

/** The provider that takes cards now; null when the agency takes no cards, or keys are missing. */
export async function currentProvider(services: Asking): Promise<CardProvider | null> {
  const settings = await findCardSettings(services.db)
  return settings.provider === 'none' ? null : providerOf(services, settings, settings.provider)
}

/** A provider by name, including a former one, which still knows its payments. Null without keys. */
export async function providerNamed(services: Asking, name: CardProviderName): Promise<CardProvider | null> {
  return providerOf(services, await findCardSettings(services.db), name)
}

async function providerOf(
  { db, askOutside, settings: { posSimulatorUrl } }: Asking,
  stored: CardSettings,
  name: CardProviderName,
): Promise<CardProvider | null> {
  const key = await cardsKey(db)
  const open = (sealed: Buffer | null) => (sealed ? unseal(key, sealed) : '')
  const ask = (request: OutsideRequest) => askOutside(request, limits)
  if (name === 'iyzico') {
    const keys = { apiKey: open(stored.iyzico_api_key), secretKey: open(stored.iyzico_secret_key) }
    if (keys.apiKey === '' || keys.secretKey === '') return null
    const origin = posSimulatorUrl ? `${posSimulatorUrl}/iyzico` : iyzicoOrigins[stored.is_test ? 'test' : 'live']
    return { name, ask, wire: iyzicoWire(keys, origin, () => randomBytes(8).toString('hex')) }
  }
  const keys = {
    merchantId: open(stored.paytr_merchant_id),
    merchantKey: open(stored.paytr_merchant_key),
    merchantSalt: open(stored.paytr_merchant_salt),
  }
  if (Object.values(keys).includes('')) return null
  const origin = posSimulatorUrl ? `${posSimulatorUrl}/paytr` : paytrOrigin
  return { name, ask, wire: paytrWire(keys, origin, stored.is_test) }
}
