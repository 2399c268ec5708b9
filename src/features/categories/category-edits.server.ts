import { saveQueue } from '#src/base/db/queue-order.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import { assertFresh } from '#src/base/http/edits.server.ts'
import { Failure, invalid, notFound } from '#src/base/http/errors.ts'
import type { Services, Staff } from '#src/base/http/services.server.ts'
import { assertTexts, saveTexts, withSeoNames } from '#src/base/i18n/texts.store.server.ts'
import { record } from '../accounts/audit.store.server.ts'
import type { CategoryForm } from './categories.admin.schema.ts'
import {
  categoryTextTable,
  countUses,
  deleteCategory,
  findOfficeCategories,
  insertCategory,
  lockCategory,
  updateCategory,
} from './categories.admin.store.server.ts'

type Db = Services['db']
/** Records tell every language's texts; which of them is `name` does not matter. */
const defaultLang = 'tr'

/** @throws Failure 422 for a parent that is not a main category, a picture that is gone, a slug that is taken */
export async function createCategory(db: Db, staff: Staff, form: CategoryForm): Promise<number> {
  await assertTexts(db, form.texts, 'name')
  return transaction(db, async (tx) => {
    await assertPlace(tx, null, form)
    const texts = await withSeoNames(tx, categoryTextTable, null, form.texts, ({ name }) => name)
    const id = await insertCategory(tx, placeOf(form))
    await saveTexts(tx, categoryTextTable, id, texts)
    const [after] = await findOfficeCategories(tx, defaultLang, { id })
    await record(tx, staff, { action: 'create', entity: 'categories', id, before: null, after: after! })
    return id
  })
}

/** @throws Failure 404; 409 when it was saved since `version`; 422 as for a new one */
export async function changeCategory(db: Db, staff: Staff, id: number, form: CategoryForm): Promise<void> {
  await assertTexts(db, form.texts, 'name')
  await transaction(db, async (tx) => {
    const row = await lockCategory(tx, id)
    if (!row) throw notFound()
    assertFresh(row, form.version)
    await assertPlace(tx, id, form)
    const [before] = await findOfficeCategories(tx, defaultLang, { id })
    const texts = await withSeoNames(tx, categoryTextTable, id, form.texts, ({ name }) => name)
    await updateCategory(tx, row, placeOf(form))
    await saveTexts(tx, categoryTextTable, id, texts)
    const [after] = await findOfficeCategories(tx, defaultLang, { id })
    await record(tx, staff, { action: 'update', entity: 'categories', id, before: before!, after: after! })
  })
}

/** @throws Failure 404; 409 with how many tours or sub-categories are in it */
export async function removeCategory(db: Db, staff: Staff, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockCategory(tx, id)
    if (!row) throw notFound()
    const { tours, sub_categories } = await countUses(tx, id)
    if (tours > 0) throw new Failure('conflict', { key: 'office.category_has_tours', values: { n: tours } })
    if (sub_categories > 0)
      throw new Failure('conflict', { key: 'office.category_has_subs', values: { n: sub_categories } })
    const [before] = await findOfficeCategories(tx, defaultLang, { id })
    await deleteCategory(tx, row)
    await record(tx, staff, { action: 'delete', entity: 'categories', id, before: before!, after: null })
  })
}

/** @throws QueueMismatch when `queue` is not exactly that list */
export async function orderCategories(
  db: Db,
  staff: Staff,
  parent_id: number | null,
  queue: readonly QueueItem[],
): Promise<void> {
  await transaction(db, async (tx) => {
    await saveQueue(tx, { table: 'categories', scope: { parent_id } }, queue)
    await record(tx, staff, {
      action: 'order',
      entity: 'categories',
      id: parent_id ?? 'main',
      before: null,
      after: { queue },
    })
  })
}

const placeOf = ({ parent_id, cover_image_id }: CategoryForm) => ({ parent_id, cover_image_id })

async function assertPlace(
  tx: Parameters<typeof lockCategory>[0],
  id: number | null,
  form: CategoryForm,
): Promise<void> {
  await assertImages(tx, [form.cover_image_id], 'cover_image_id')
  if (form.parent_id === null) return
  const parent = await lockCategory(tx, form.parent_id)
  if (!parent || parent.parent_id !== null || parent.id === id) throw invalid('parent_id', 'office.category_parent')
  if (id !== null && (await countUses(tx, id)).sub_categories > 0) throw invalid('parent_id', 'office.category_has_own')
}
