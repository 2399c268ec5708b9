import { cancellation } from './contracts/cancellation.ts'
import { distanceService } from './contracts/distance-service.ts'
import { kvkk } from './contracts/kvkk.ts'
import { packageTour } from './contracts/package-tour.ts'
import { preInformation } from './contracts/pre-information.ts'
import { privacy } from './contracts/privacy.ts'
import type { ContractSeed } from './seeds.ts'

/** In the order of the footer. `{{order_items}}` stands between blocks, never inside a paragraph: it becomes a table. */
export const contracts: readonly ContractSeed[] = [
  preInformation,
  packageTour,
  kvkk,
  cancellation,
  privacy,
  distanceService,
]
