import { dayOf } from '#src/base/dates.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { notFound } from '#src/base/errors.ts'
import { imageUpload, megabyte } from '#src/base/files/uploads.links.ts'
import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, type Call, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { toursAdminPath as path, tourPreviewPath } from '../tours.links.ts'
import { addFiles, orderFiles, removeFile } from './tour-files.commands.server.ts'
import { previewKey } from './tour-preview.queries.server.ts'
import { listOfficeTours } from './tours.admin.list.store.server.ts'
import {
  NewTourFiles,
  OfficeTour,
  OfficeTourQuery,
  OfficeTours,
  PreviewLink,
  SavedFiles,
  savedTour,
  TourFileParams,
  TourFileQueue,
  TourStatuses,
  tourForm,
  tourPlace,
} from './tours.admin.schema.ts'
import { findOfficeTour } from './tours.admin.store.server.ts'
import { changeStatuses, duplicateTour, findReadiness, tourEdits } from './tours.commands.server.ts'

const access = 'may:tours'
/** Programmes of many days in many languages. */
const formBytes = megabyte

export const toursAdminApi: readonly AnyEndpoint[] = [
  ...editEndpoints({
    path,
    access,
    recordName: 'tour',
    list: {
      summary: 'Tours for the office, with drafts and archived ones; all, or those of one category.',
      query: OfficeTourQuery,
      answer: OfficeTours,
      handle: ({ db, lang, now, query }) => listOfficeTours(db, query, { lang, today: dayOf(now()) }),
    },
    item: OfficeTour,
    find,
    form: tourForm,
    bodyLimit: formBytes,
    edits: tourEdits,
    queue: { summary: 'The order of a category’s tours, or of all tours.', list: tourPlace },
    saved: {
      fields: savedTour,
      read: async (call, id) => {
        const tour = await find(call, id)
        return { warnings: tour?.status === 'yayinda' ? tour.warnings : [] }
      },
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/status`,
    access,
    summary: 'Publishes several tours, turns them into drafts or archives them, in one transaction.',
    body: TourStatuses,
    answer: Done,
    handle: async (call) => {
      await changeStatuses(call.db, call.staff, call.body.status_list, call.body.status)
      return done(call, 'office.saved')
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/duplicate/:id`,
    access,
    summary: 'Copies a tour as a draft, without its departures.',
    params: Id,
    answer: SavedId,
    status: 201,
    handle: async (call) => {
      const nameOf = (name: string, lang: string) => call.localize({ key: 'office.tour_copy', values: { name } }, lang)
      const id = await duplicateTour(call.db, call.staff, call.params.id, nameOf)
      return { ...(await done(call, 'office.tour_duplicated')), data: { id } }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/preview/:id`,
    access,
    summary: 'A link that shows the page of a tour, published or not, for an hour.',
    params: Id,
    answer: PreviewLink,
    changes: false,
    handle: async (call) => {
      const { db, params, staff, lang, now, languages } = call
      if (!(await findOfficeTour(db, params.id, lang))) throw notFound()
      const key = await previewKey(db, params.id, now())
      await transaction(db, (tx) =>
        record(tx, staff, { action: 'preview_link', entity: 'tours', id: params.id, before: null, after: null }),
      )
      const page = localePath(tourPreviewPath(key), lang, (await languages())[0]!.abbr)
      return { ...(await done(call, 'office.tour_preview')), data: { url: page } }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/files/:id`,
    access,
    summary: 'Adds pictures to a tour: uploaded ones by their ids, or a new file.',
    params: Id,
    body: NewTourFiles,
    bodyLimit: imageUpload.maxMegabytes * megabyte + 256 * 1024,
    answer: SavedFiles,
    status: 201,
    handle: async (call) => {
      const { files, isFirstFrame } = await addFiles(call, call.staff, call.params.id, call.body)
      const message = isFirstFrame ? 'staff.image_first_frame' : 'office.added'
      return { ...(await done(call, message)), data: { files } }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${path}/gallery/:file`,
    access,
    summary: 'Removes a picture from a tour.',
    params: TourFileParams,
    answer: SavedFiles,
    handle: async (call) => {
      const files = await removeFile(call, call.staff, call.params.file)
      return { ...(await done(call, 'office.deleted')), data: { files } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/files-queue/:id`,
    access,
    summary: 'The order of a tour’s pictures.',
    params: Id,
    body: TourFileQueue,
    answer: SavedFiles,
    handle: async (call) => {
      const { gallery_type, file_list } = call.body
      const files = await orderFiles(call, call.staff, call.params.id, gallery_type, file_list)
      return { ...(await done(call, 'office.queue_saved')), data: { files } }
    },
  }),
]

async function find({ db, localize, lang, now }: Pick<Call, 'db' | 'localize' | 'lang' | 'now'>, id: number) {
  const tour = await findOfficeTour(db, id, lang)
  return tour && { ...tour, ...(await findReadiness({ db, localize }, id, dayOf(now()), lang)) }
}
