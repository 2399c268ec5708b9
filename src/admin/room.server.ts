import { dayMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { auditApi } from './audit/audit.api.server.ts'
import { imageUsesApi } from './library/image-uses.api.server.ts'
import { ordersExportApi } from './orders/exports/orders-export.api.server.ts'
import { ordersAdminApi } from './orders/orders.admin.api.server.ts'
import { personalDataApi } from './personal-data/personal-data.api.server.ts'
import { sweepPersonalData } from './personal-data/retention/retention.commands.server.ts'
import { names } from './room.audit.server.ts'
import { demoApi } from './start/demo.api.server.ts'
import { firstStepsApi } from './start/first-steps.api.server.ts'
import { statisticsApi } from './statistics/statistics.api.server.ts'
import { postponedApi } from './system/postponed/postponed.api.server.ts'
import { refusalsApi } from './system/refusals/refusals.api.server.ts'
import { systemApi } from './system/system.api.server.ts'

export const room: Room = {
  name: 'admin',
  endpoints: [
    ...ordersExportApi,
    ...ordersAdminApi,
    ...auditApi,
    ...firstStepsApi,
    ...demoApi,
    ...statisticsApi,
    ...imageUsesApi,
    ...systemApi,
    ...refusalsApi,
    ...postponedApi,
    ...personalDataApi,
  ],
  sweeps: ({ services }) => [{ name: 'personal data', everyMs: dayMs, run: () => sweepPersonalData(services) }],
  names,
}
