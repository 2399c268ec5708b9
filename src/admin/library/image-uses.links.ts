import { imageUploadPath } from '#src/base/files/uploads.links.ts'

/** API path of the records that show a picture. */
export function imageUsesPath(id: number): string {
  return `${imageUploadPath}/${id}/uses`
}
