import type { Room } from '#src/base/room.server.ts'
import { mailTextsApi } from './mail-texts.api.server.ts'

export const room: Room = {
  name: 'mail-texts',
  endpoints: [...mailTextsApi],
}
