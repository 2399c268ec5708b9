import { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { unseal } from '#src/base/db/sealed.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { cardsKey } from './card-provider.queries.server.ts'
import type { OfficeCardSettings } from './card-settings.schema.ts'
import { type CardSettings, findCardSettings } from './card-settings.store.server.ts'
import { cardKeyNames, noticePath } from './cards.links.ts'
import { Installment } from './installments/installments.schema.ts'

/** Characters of a key that are shown, and the least length of such a key. */
const shownLetters = 4
const longEnough = 12

export async function presentCardSettings(
  db: Db,
  stored: CardSettings,
  { siteUrl, posSimulatorUrl }: Services['settings'],
): Promise<OfficeCardSettings> {
  const secret = await cardsKey(db)
  const endingOf = (sealed: Buffer | null) => {
    const key = sealed ? unseal(secret, sealed) : null
    return key && (key.length >= longEnough ? key.slice(-shownLetters) : '')
  }
  const { id, provider, is_test, max_installments, version } = stored
  const installments = installmentRows(stored)
  const endings = Object.fromEntries(cardKeyNames.map((name) => [name, endingOf(stored[name])]))
  return {
    id,
    provider,
    is_test,
    max_installments,
    installments,
    endings: endings as OfficeCardSettings['endings'],
    notice_urls: { iyzico: siteUrl + noticePath('iyzico'), paytr: siteUrl + noticePath('paytr') },
    is_simulated: posSimulatorUrl !== undefined,
    version,
  }
}

export async function findOfficeCardSettings({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<OfficeCardSettings> {
  return presentCardSettings(db, await findCardSettings(db), settings)
}

export function installmentRows({ installments }: Pick<CardSettings, 'installments'>): Installment[] {
  return z.array(Installment).parse(installments)
}
