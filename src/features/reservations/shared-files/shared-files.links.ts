import { departuresAdminPath } from '#src/features/tours/departures/departures.links.ts'

export const sharedFilesPath = (id: number) => `${departuresAdminPath}/${id}/shared-files`

/** Bytes of one file. */
export const maxSharedFileBytes = 5 * 1024 * 1024

/** Files of one departure. */
export const maxSharedFiles = 20
