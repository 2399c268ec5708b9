import { imageUpload, imageUploadPath, megabyte, videoUpload, videoUploadPath } from '#src/base/files/uploads.links.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done, pageOf } from '#src/base/http/endpoint/page.schema.ts'
import {
  ImageAdded,
  ImageFacts,
  ImageSaved,
  Library,
  LibraryQuery,
  NewImage,
  OfficeVideos,
  VideoSaved,
} from './files.schema.ts'
import { listVideos } from './files.store.server.ts'
import { listLibrary } from './library.store.server.ts'
import { addImage, addVideo, changeImage, deleteImage } from './uploads.commands.server.ts'

const access = 'may:content'
/** Bytes for the other fields and the headers of the parts. */
const formBytes = 256 * 1024
const per_page = 48

export const filesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: imageUploadPath,
    access,
    summary:
      'Keeps a picture, or the part of it that x, y, width and height cut out, upright and without its metadata.',
    body: NewImage,
    bodyLimit: imageUpload.maxMegabytes * megabyte + formBytes,
    answer: ImageAdded,
    status: 201,
    // No public page shows it yet.
    changes: false,
    handle: async ({ body, staff, ...call }) => {
      const { image, isFirstFrame } = await addImage(call, staff, body)
      const key = isFirstFrame ? 'staff.image_first_frame' : 'staff.image_added'
      return { ...(await done(call, key)), data: image, is_first_frame: isFirstFrame }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${imageUploadPath}/:id`,
    access,
    summary: 'Describes a picture in one or more languages, and sets the point that its crops keep in view.',
    params: Id,
    body: ImageFacts,
    answer: ImageSaved,
    handle: async ({ params, body, staff, ...call }) => {
      const data = await changeImage(call, staff, params.id, body)
      return { ...(await done(call, 'staff.image_saved')), data }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${imageUploadPath}/:id`,
    access,
    summary: 'Deletes a picture that nothing shows. 409 while something does.',
    params: Id,
    answer: Done,
    changes: false,
    handle: async ({ params, staff, ...call }) => {
      await deleteImage(call, staff, params.id)
      return done(call, 'office.deleted')
    },
  }),
  endpoint({
    method: 'GET',
    path: imageUploadPath,
    access,
    summary: 'The library: all pictures, the newest first, searched by description and file name.',
    query: LibraryQuery,
    answer: Library,
    handle: async ({ db, query }) => {
      const { data, total } = await listLibrary(db, query, per_page)
      return pageOf(data, { page: query.page, per_page, total })
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
    handle: async ({ file, staff, ...call }) => {
      const file_video = await addVideo(call, staff, file!)
      return { ...(await done(call, 'staff.video_added')), data: { file_video } }
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
