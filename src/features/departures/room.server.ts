import { hourMs } from '#src/base/dates.ts'
import { readOutside } from '#src/base/http/outside.server.ts'
import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { departuresApi } from './board/departures.api.server.ts'
import { pickupsAdminApi } from './pickups/pickups.api.server.ts'
import { countedPickups } from './pickups/pickups.store.server.ts'
import { policiesAdminApi } from './policies/policies.api.server.ts'
import { pricingApi } from './pricing/pricing.api.server.ts'
import { ratesApi } from './rates/rates.api.server.ts'
import { fetchRates } from './rates/rates.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'departures',
  endpoints: [...departuresApi, ...ratesApi, ...pickupsAdminApi, ...policiesAdminApi, ...pricingApi],
  translations: [
    {
      kind: 'pickup_points',
      name: { tr: 'Biniş yerleri', en: 'Pick-up points' },
      screen: '/admin/settings/pickups',
      fallsBack: true,
      ...translationsOf(countedPickups),
    },
  ],
  sweeps: ({ services, ratesUrl }) =>
    ratesUrl === 'off:'
      ? []
      : [{ name: 'exchange rates', everyMs: hourMs, run: () => fetchRates(services, ratesUrl, readOutside) }],
  names,
}
