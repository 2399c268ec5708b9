import { type Day, dayOf } from '#src/base/dates.ts'
import { saveQueue } from '#src/base/db/queue-order.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertImages, assertTextImages } from '#src/base/files/images.store.server.ts'
import { assertVideo } from '#src/base/files/videos.store.server.ts'
import type { Edits } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { withSeoNames } from '#src/base/i18n/slugs.store.server.ts'
import { assertTexts, confirmTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { toMinor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { postTextTable, visaTextTable } from './post-texts.store.server.ts'
import { type OfficePost, type PostForm, postForm } from './posts.admin.schema.ts'
import {
  deletePosts,
  findOfficePost,
  hasTour,
  insertPost,
  isCountryTaken,
  type LockedPost,
  listOf,
  lockPosts,
  saveFiles,
  saveVisa,
  updatePost,
} from './posts.admin.store.server.ts'
import { missingToPublish, visaProblems } from './posts.rules.ts'
import type { PostSection } from './posts.schema.ts'

type Tx = Parameters<typeof lockPosts>[0]
type Office = Pick<Services, 'db' | 'now'> & { staff: Staff }

/** Language of `title` in audit records; they have the texts of every language in any case. */
const anyLang = 'tr'

/** The edit commands of a section's posts. */
export function postEdits(office: Office, section: PostSection): Edits<PostForm> {
  const { db } = office
  return {
    create: (form) => transaction(db, (tx) => savePost(tx, office, section, null, form)),
    change: (id, sent) =>
      transaction(db, async (tx) => {
        const [row] = await lockPosts(tx, section, [id])
        if (!row) throw notFound()
        // An omitted gallery stays as it is.
        const { files, ...before } = (await findOfficePost(tx, section, id, anyLang))!
        const form = changedForm(postForm, before, sent)
        assertNotStale(row, form.version)
        const stored = form.files ? { ...before, files: files.map((file) => file.id) } : before
        if (changesNothing(postForm, stored, form)) return row.version
        await savePost(tx, office, section, row, form)
        return row.version + 1
      }),
    remove: async (id) => {
      await removePosts(office, section, [id])
      return null
    },
    order: (_, queue) => orderPosts(office, section, queue),
  }
}

/** @throws Failure 422 for an unknown language, picture, film or tour, or a slug or country of another post */
async function savePost(
  tx: Tx,
  { now, staff }: Office,
  section: PostSection,
  row: LockedPost | null,
  form: PostForm,
): Promise<number> {
  const of = row?.id ?? null
  await assertTexts(tx, form.texts, 'title')
  assertVisa(section, form, dayOf(now()))
  await assertReferences(tx, form)
  const file_count = form.files?.length ?? row?.file_count ?? 0
  const missing = form.status === 'yayinda' && missingToPublish(section, { ...form, file_count })
  if (missing) throw invalid(missing.field, missing.key)
  if (form.country !== null && (await isCountryTaken(tx, form.country, of)))
    throw invalid('country', 'office.visa_country_taken')

  const before = of === null ? null : await postForAudit(tx, section, of)
  const named = await withSeoNames(tx, postTextTable, of, postTextsOf(form), ({ title }) => title, { section })
  const { status, published_on, cover_image_id, file_video, tour_id } = form
  const values = { status, published_on, cover_image_id, file_video, tour_id }
  const id = of ?? (await insertPost(tx, section, values))
  if (of !== null) await updatePost(tx, of, values)
  await saveTexts(
    tx,
    postTextTable,
    id,
    ofEach(named, (text) => ({ ...text, section })),
    form.cleared,
  )
  await confirmTexts(tx, postTextTable, id, form.confirmed)
  if (form.files) await saveFiles(tx, id, form.files)
  if (section === 'visa') {
    await saveVisa(tx, id, visaOf(form))
    const visaTexts = ofEach(form.texts, ({ documents, notes }) => ({ documents, notes }))
    await saveTexts(tx, visaTextTable, id, visaTexts, form.cleared)
    await confirmTexts(tx, visaTextTable, id, form.confirmed)
  }
  const action = of === null ? 'create' : 'update'
  await record(tx, staff, { action, entity: 'posts', id, before, after: await postForAudit(tx, section, id) })
  return id
}

/** @throws Failure 404 when one does not exist; 409 with the title of one that cannot be published */
export async function changeStatuses(
  { db, staff }: Office,
  section: PostSection,
  ids: readonly number[],
  status: PostForm['status'],
): Promise<number> {
  return transaction(db, async (tx) => {
    const rows = await lockAll(tx, section, ids)
    for (const row of rows) {
      const before = await postForAudit(tx, section, row.id)
      if (status === 'yayinda' && missingToPublish(section, row))
        throw new Failure('conflict', { key: 'office.posts_not_ready', values: { name: before.title } })
      await updatePost(tx, row.id, { status })
      const after = await postForAudit(tx, section, row.id)
      await record(tx, staff, { action: 'update', entity: 'posts', id: row.id, before, after })
    }
    return rows.length
  })
}

/** Deletes all or none. @throws Failure 404 when one does not exist */
export async function removePosts(
  { db, staff }: Office,
  section: PostSection,
  ids: readonly number[],
): Promise<number> {
  return transaction(db, async (tx) => {
    const rows = await lockAll(tx, section, ids)
    for (const { id } of rows) {
      const before = await postForAudit(tx, section, id)
      await record(tx, staff, { action: 'delete', entity: 'posts', id, before, after: null })
    }
    await deletePosts(
      tx,
      section,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

/** @throws QueueMismatch when `queue` does not name exactly the posts of the section */
async function orderPosts({ db, staff }: Office, section: PostSection, queue: readonly QueueItem[]): Promise<void> {
  await transaction(db, async (tx) => {
    const before = { queue: await saveQueue(tx, listOf(section), queue) }
    await record(tx, staff, { action: 'order', entity: 'posts', id: section, before, after: { queue } })
  })
}

async function lockAll(tx: Tx, section: PostSection, ids: readonly number[]): Promise<LockedPost[]> {
  const wanted = new Set(ids)
  const rows = await lockPosts(tx, section, [...wanted])
  if (rows.length < wanted.size) throw notFound('office.posts_gone')
  return rows
}

/** A post for its audit record: pictures as ids. */
async function postForAudit(tx: Tx, section: PostSection, id: number): Promise<OfficePost & { title: string }> {
  const { files, cover_image, ...post } = (await findOfficePost(tx, section, id, anyLang))!
  return { ...post, cover_image: cover_image?.id, files: files.map((image) => image.id) } as unknown as OfficePost
}

function ofEach<T, U>(texts: Record<string, T>, map: (text: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, map(text)]))
}

function postTextsOf({ texts }: PostForm) {
  return ofEach(texts, ({ documents, notes, ...words }) => words)
}

function assertVisa(section: PostSection, form: PostForm, today: Day): void {
  const problems: Record<string, StringKey> = visaProblems(section, form, today)
  if (section !== 'visa') {
    for (const [lang, { documents, notes }] of Object.entries(form.texts)) {
      if (documents.length > 0) problems[`documents_${lang}`] = 'errors.unknown_field'
      if (notes.length > 0) problems[`notes_${lang}`] = 'errors.unknown_field'
    }
  }
  const fields = ofEach(problems, (key) => [{ key }])
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields })
}

/** @throws Failure 422 at the field of an unknown picture, film or tour */
async function assertReferences(tx: Tx, form: PostForm): Promise<void> {
  await assertImages(tx, [form.cover_image_id], 'cover_image_id')
  await assertImages(tx, form.files ?? [], 'files')
  await assertTextImages(tx, form.texts, 'body')
  await assertVideo(tx, form.file_video)
  const { tour_id } = form
  if (tour_id !== null && !(await hasTour(tx, tour_id))) throw invalid('tour_id', 'office.no_such_tour')
}

/** Columns of facts that passed `visaProblems`. A currency without a fee is dropped. */
function visaOf({ country, ordinary_passport, green_passport, checked_on, ...form }: PostForm) {
  const { stay_days, processing_days_min, processing_days_max, fee, fee_currency } = form
  return {
    country: country!,
    ordinary_passport: ordinary_passport!,
    green_passport: green_passport!,
    checked_on: checked_on!,
    stay_days,
    processing_days_min,
    processing_days_max,
    fee: fee === null ? null : toMinor(fee),
    fee_currency: fee === null ? null : fee_currency,
  }
}
