import { hourMs } from '#src/base/dates.ts'
import { readOutside } from '#src/base/http/outside.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { departuresApi } from './board/departures.api.server.ts'
import { pickupsAdminApi } from './pickups/pickups.api.server.ts'
import { policiesAdminApi } from './policies/policies.api.server.ts'
import { pricingApi } from './pricing/pricing.api.server.ts'
import { ratesApi } from './rates/rates.api.server.ts'
import { fetchRates } from './rates/rates.commands.server.ts'

export const room: Room = {
  name: 'departures',
  endpoints: [...departuresApi, ...ratesApi, ...pickupsAdminApi, ...policiesAdminApi, ...pricingApi],
  sweeps: ({ services, ratesUrl }) =>
    ratesUrl === 'off:'
      ? []
      : [{ name: 'exchange rates', everyMs: hourMs, run: () => fetchRates(services, ratesUrl, readOutside) }],
}
