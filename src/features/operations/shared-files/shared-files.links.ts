import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'

export const sharedFilesPath = (id: number) => `${departuresAdminPath}/${id}/shared-files`

/** Files of one departure. */
export const maxSharedFiles = 20
