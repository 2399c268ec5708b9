import { z } from 'zod'

/** Where people get on. `time`: HH:MM on the day of departure; null: the tour does not stop there any more. */
export const Pickup = z.object({ id: z.number(), name: z.string(), time: z.string().nullable() })
export type Pickup = z.output<typeof Pickup>
