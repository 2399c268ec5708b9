import { randomBytes } from 'node:crypto'
import type { Day } from '#src/base/dates.ts'
import { saveQueue } from '#src/base/db/queue-order.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertImages, assertTextImages } from '#src/base/files/images.store.server.ts'
import type { Edits } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { Call } from '#src/base/http/endpoint/endpoint.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { withSeoNames } from '#src/base/i18n/slugs.store.server.ts'
import {
  assertTexts,
  confirmTexts,
  findStoredTexts,
  listLanguages,
  saveTexts,
} from '#src/base/i18n/texts.store.server.ts'
import { toMinor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { recordDepartures } from '#src/features/departures/board/departures.commands.server.ts'
import { lockDeparturesOf, type StoredDeparture } from '#src/features/departures/board/departures.store.server.ts'
import { saveTourPickups } from '#src/features/departures/pickups/pickups.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { saveBands, saveGallery, saveProgramme } from './tours.admin.parts.store.server.ts'
import { areBandsKept, codeOfCopy, orderBands, refusalOfPublishing, warningsOf } from './tours.admin.rules.ts'
import { type StoredTour, type TourForm, type TourStatus, tourForm } from './tours.admin.schema.ts'
import {
  copyTour,
  countCategories,
  deleteTour,
  findCodes,
  findOfficeTour,
  findShown,
  findTourFiles,
  insertTour,
  isCodeTaken,
  isReferenced,
  listOf,
  lockAll,
  lockTours,
  lockWithDepartures,
  saveCategories,
  updateTour,
} from './tours.admin.store.server.ts'

type Db = Services['db']
type Tx = Parameters<typeof lockTours>[0]
/** Language of `name` in audit records; they have the texts of every language in any case. */
const recordLang = 'tr'
const newToken = () => randomBytes(12).toString('base64url')

/** The edit commands of tours. */
export function tourEdits({ db, staff }: Pick<Call, 'db' | 'staff'>): Edits<TourForm> {
  return {
    create: (form) => createTour(db, staff, form),
    change: (id, sent) => changeTour(db, staff, id, sent),
    remove: (id) => removeTour(db, staff, id),
    order: ({ section }, queue) => orderTours(db, staff, section as number | 'all', queue),
  }
}

/** @throws Failure 422 at the field: code or slug of another tour, unknown category or picture, no category when published */
async function createTour(db: Db, staff: Staff, form: TourForm): Promise<number> {
  return transaction(db, async (tx) => {
    await assertTranslated(tx, form)
    await assertParts(tx, form)
    const texts = await withSeoNames(tx, tourTextTable, null, form.texts, ({ name }) => name)
    await assertCode(tx, null, form.code)
    const id = await insertTour(tx, newToken(), valuesOf(form))
    await saveParts(tx, id, form, texts)
    const after = await findOfficeTour(tx, id, recordLang)
    await record(tx, staff, { action: 'create', entity: 'tours', id, before: null, after })
    return id
  })
}

/**
 * @returns the new version
 * @throws Failure 403 when changed age bands change prices and the user may not edit departures; 404; 409 when it was saved
 *   since `version`; 422 as for a new tour
 */
async function changeTour(db: Db, staff: Staff, id: number, sent: SentFields): Promise<number> {
  return transaction(db, async (tx) => {
    const locked = await lockWithDepartures(tx, id)
    if (!locked) throw notFound()
    const { row, departures } = locked
    const before = (await findOfficeTour(tx, id, recordLang))!
    const form = changedForm(tourForm, before, sent)
    assertNotStale(row, form.version)
    const stored = form.gallery
      ? { ...before, gallery: (await findTourFiles(tx, id)).map(({ image }) => image.id) }
      : before
    if (changesNothing(tourForm, stored, form)) return row.version
    await assertTranslated(tx, form)
    await assertParts(tx, form)
    assertMayMoveBands(staff, before.child_bands, form, departures)
    const texts = await withSeoNames(tx, tourTextTable, id, form.texts, ({ name }) => name)
    await assertCode(tx, id, form.code)
    await updateTour(tx, id, valuesOf(form))
    await saveParts(tx, id, form, texts)
    const after = await findOfficeTour(tx, id, recordLang)
    await record(tx, staff, { action: 'update', entity: 'tours', id, before, after })
    await recordDepartures(tx, staff, departures, await lockDeparturesOf(tx, id))
    return row.version + 1
  })
}

/**
 * Copies a tour as a draft: texts, programme, bands, pictures and categories, without departures.
 * @param nameOf the copy's name in a language
 * @throws Failure 404
 */
export async function duplicateTour(
  db: Db,
  staff: Staff,
  id: number,
  nameOf: (name: string, lang: string) => Promise<string>,
): Promise<number> {
  const own = Object.entries(await findStoredTexts<{ name: string }>(db, tourTextTable, id))
  const copied = await Promise.all(
    own.map(async ([lang, text]) => {
      const name = (await nameOf(text.name, lang)).slice(0, 120)
      return [lang, { ...text, name, seo_name: '' }] as const
    }),
  )
  return transaction(db, async (tx) => {
    const [row] = await lockTours(tx, [id])
    if (!row) throw notFound()
    const texts = await withSeoNames(tx, tourTextTable, null, Object.fromEntries(copied), ({ name }) => name)
    const code = codeOfCopy(row.code, await findCodes(tx, row.code.slice(0, 12)))
    const copy = await copyTour(tx, id, { token: newToken(), code })
    await saveTexts(tx, tourTextTable, copy, texts, [])
    const after = await findOfficeTour(tx, copy, recordLang)
    await record(tx, staff, { action: 'create', entity: 'tours', id: copy, before: null, after })
    return copy
  })
}

/**
 * Deletes a tour with its departures. A tour with orders or sold seats is archived instead.
 * @returns the message when it was archived. @throws Failure 403 when departures would be deleted and the user may not edit them; 404
 */
async function removeTour(db: Db, staff: Staff, id: number): Promise<StringKey | null> {
  return transaction(db, async (tx) => {
    const locked = await lockWithDepartures(tx, id)
    if (!locked) throw notFound()
    const { row, departures } = locked
    if (await isReferenced(tx, id)) {
      await setStatus(tx, staff, row, 'arsiv')
      return 'office.tour_archived'
    }
    if (departures.length > 0 && !canEditPrices(staff))
      throw new Failure('not_allowed', { key: 'office.tour_has_departures', values: { n: departures.length } })
    const before = await findOfficeTour(tx, id, recordLang)
    await deleteTour(tx, id)
    await recordDepartures(tx, staff, departures, [])
    await record(tx, staff, { action: 'delete', entity: 'tours', id, before, after: null })
    return null
  })
}

/** Changes all or none. @throws Failure 404; 409 with the codes of tours that cannot be published */
export async function changeStatuses(db: Db, staff: Staff, ids: readonly number[], status: TourStatus): Promise<void> {
  await transaction(db, async (tx) => {
    const rows = await lockTours(tx, ids)
    if (rows.length < new Set(ids).size) throw notFound()
    const refused: string[] = []
    for (const row of rows) {
      if (refusalOfPublishing(status, await countCategories(tx, row.id))) refused.push(row.code)
    }
    if (refused.length > 0)
      throw new Failure('conflict', { key: 'office.tours_need_category', values: { codes: refused.join(', ') } })
    for (const row of rows) await setStatus(tx, staff, row, status)
  })
}

/** @throws QueueMismatch when `queue` does not name exactly the tours of the list */
async function orderTours(db: Db, staff: Staff, section: number | 'all', queue: readonly QueueItem[]): Promise<void> {
  await transaction(db, async (tx) => {
    const was =
      section === 'all' ? await saveQueue(tx, { table: 'tours' }, queue) : await saveQueue(tx, listOf(section), queue)
    const [before, after] = [{ queue: was }, { queue }]
    await record(tx, staff, { action: 'order', entity: 'tours', id: section, before, after })
  })
}

/** What is missing as of today, and what the form shows of the departures. */
export async function findReadiness(
  { db, localize }: Pick<Services, 'db' | 'localize'>,
  id: number,
  today: Day,
  lang: string,
) {
  const shown = await findShown(db, id, today)
  const warnings = await Promise.all(shown ? warningsOf(shown).map((text) => localize(text, lang)) : [])
  return { warnings, on_sale: shown?.on_sale ?? 0, unsold_days: shown?.unsold_days ?? [] }
}

async function setStatus(tx: Tx, staff: Staff, row: { id: number; status: TourStatus }, status: TourStatus) {
  if (row.status === status) return
  await updateTour(tx, row.id, { status })
  const [before, after] = [{ status: row.status }, { status }]
  await record(tx, staff, { action: 'update', entity: 'tours', id: row.id, before, after })
}

/** Without a cover of its own, a tour has the first picture of its gallery. */
const valuesOf = ({
  texts,
  cleared,
  confirmed,
  categories,
  programme,
  child_bands,
  pickups,
  gallery,
  version,
  ...values
}: TourForm) => ({
  ...values,
  deposit_per_person: values.deposit_per_person === null ? null : toMinor(values.deposit_per_person),
  cover_image_id: values.cover_image_id ?? gallery?.[0] ?? null,
})

async function saveParts(tx: Tx, id: number, form: TourForm, texts: TourForm['texts']): Promise<void> {
  await saveTexts(tx, tourTextTable, id, texts, form.cleared)
  await confirmTexts(
    tx,
    tourTextTable,
    id,
    form.confirmed?.filter((name) => !name.startsWith('programme.')),
  )
  await saveCategories(tx, id, form.categories)
  await saveProgramme(tx, id, form.programme, form.confirmed)
  const { bands, was } = orderBands(form.child_bands)
  await saveBands(tx, id, bands, was)
  await saveTourPickups(tx, id, form.pickups)
  if (form.gallery) await saveGallery(tx, id, 'gallery', form.gallery)
}

/** Every language of the form exists, and the default language has all required texts. */
async function assertTranslated(db: Db, { texts, programme }: TourForm): Promise<void> {
  await assertTexts(db, texts, 'name')
  const languages = await listLanguages(db)
  const main = languages[0]!.abbr
  for (const [at, { texts: dayTexts }] of programme.entries()) {
    const unknown = Object.keys(dayTexts).find((lang) => languages.every(({ abbr }) => abbr !== lang))
    if (unknown) throw invalid(`programme.${at}.title_${unknown}`, 'errors.unknown_language')
    if (!dayTexts[main]) throw invalid(`programme.${at}.title_${main}`, 'errors.required')
  }
}

async function assertParts(tx: Tx, form: TourForm): Promise<void> {
  const key: StringKey | null = refusalOfPublishing(form.status, form.categories.length)
  if (key) throw invalid('categories', key)
  if (!(await lockAll(tx, 'categories', [...new Set(form.categories)])))
    throw invalid('categories', 'office.tour_no_such_category')
  const policies = form.cancel_policy_id === null ? [] : [form.cancel_policy_id]
  if (!(await lockAll(tx, 'cancellation_policies', policies)))
    throw invalid('cancel_policy_id', 'office.policy_unknown')
  const pickups = form.pickups.map(({ id }) => id)
  if (!(await lockAll(tx, 'pickup_points', pickups))) throw invalid('pickups', 'office.pickup_unknown')
  await assertImages(tx, [form.cover_image_id], 'cover_image_id')
  if (form.gallery) await assertImages(tx, form.gallery, 'gallery')
  await assertTextImages(tx, form.texts, 'description')
}

/** The permission `tours` does not include prices of departures (docs/decisions/0029-departures-in-the-office.md). */
const canEditPrices = ({ permissions }: Staff) => permissions.includes('departures')

function assertMayMoveBands(
  staff: Staff,
  before: StoredTour['child_bands'],
  { child_bands }: TourForm,
  departures: readonly StoredDeparture[],
): void {
  if (canEditPrices(staff) || areBandsKept(before, orderBands(child_bands))) return
  if (departures.every((row) => Object.keys(row.child_prices).length === 0)) return
  const text = { key: 'office.tour_bands_priced' } as const
  throw new Failure('not_allowed', text, { fields: { child_bands: [text] } })
}

/** Called after withSeoNames, whose lock serialises concurrent saves. */
async function assertCode(tx: Tx, id: number | null, code: string): Promise<void> {
  if (await isCodeTaken(tx, code, id)) throw invalid('code', 'office.tour_code_taken')
}
