import type { AnyEndpoint } from './http/endpoint/endpoint.server.ts'
import type { Services } from './http/endpoint/services.server.ts'
import type { RoomNames } from './i18n/naming.store.server.ts'
import type { Translations } from './i18n/translations.store.server.ts'
import type { Sweep } from './jobs/sweeps.server.ts'

/** What a room gives to the process. A new one is a line in src/server/rooms.server.ts. */
export type Room = {
  /** of its folder */
  name: string
  endpoints: readonly AnyEndpoint[]
  /** How its records are called. */
  names?: RoomNames
  /** Its contents that are translated. */
  translations?: readonly Translations[]
  /** its recurring work */
  sweeps?: (site: Sweeping) => readonly Sweep[]
}

export type Sweeping = {
  services: Services
  /** of the exchange rates; 'off:' for none */
  ratesUrl: string
  /** after mails were queued */
  wakeMail: () => void
}
