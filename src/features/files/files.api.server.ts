import { imageUpload, imageUploadPath, megabyte, videoUpload, videoUploadPath } from '#src/base/files/uploads.links.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ImageAlts, ImageSaved, NewImage, OfficeVideos, VideoSaved } from './files.schema.ts'
import { listVideos } from './files.store.server.ts'
import { addImage, addVideo, changeAlts } from './uploads.commands.server.ts'

const access = 'may:content'
/** Bytes for the other fields and the headers of the parts. */
const formBytes = 256 * 1024

export const filesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: imageUploadPath,
    access,
    summary:
      'Keeps a picture, or the part of it that x, y, width and height cut out, upright and without its metadata.',
    body: NewImage,
    bodyLimit: imageUpload.maxMegabytes * megabyte + formBytes,
    answer: ImageSaved,
    status: 201,
    // No public page shows it yet.
    changes: false,
    handle: async ({ body, staff, localize, lang, ...services }) => {
      const data = await addImage(services, staff!, body)
      return { success: true as const, message: await localize({ key: 'staff.image_added' }, lang), data }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${imageUploadPath}/:id`,
    access,
    summary: 'Describes a picture in one or more languages.',
    params: Id,
    body: ImageAlts,
    answer: ImageSaved,
    handle: async ({ params, body, staff, localize, lang, ...services }) => {
      const data = await changeAlts(services, staff!, params.id, body.alts)
      return { success: true as const, message: await localize({ key: 'staff.image_saved' }, lang), data }
    },
  }),
  endpoint({
    method: 'POST',
    path: videoUploadPath,
    access,
    summary: 'Stores a film, MP4 or WebM. The body is the film itself, or a multipart form with one file.',
    takesFile: true,
    bodyLimit: videoUpload.maxMegabytes * megabyte,
    answer: VideoSaved,
    status: 201,
    changes: false,
    handle: async ({ file, staff, localize, lang, ...services }) => {
      const file_video = await addVideo(services, staff!, file!)
      return {
        success: true as const,
        message: await localize({ key: 'staff.video_added' }, lang),
        data: { file_video },
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: videoUploadPath,
    access,
    summary: 'Films that can be chosen, newest first.',
    answer: OfficeVideos,
    handle: ({ db }) => listVideos(db),
  }),
]
