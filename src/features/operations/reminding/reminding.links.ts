import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'

export const remindingPath = (id: number) => `${departuresAdminPath}/${id}/reminders`

/** Why an order is reminded, or is not. `bugun`: it was reminded of something today. */
export const remindingStates = ['gonderilir', 'e-posta-yok', 'bugun', 'iptal-istegi'] as const
