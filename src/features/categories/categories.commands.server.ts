import type { z } from 'zod'
import type { Tx } from '#src/base/db/connect.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import { assertFresh } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, notFound } from '#src/base/http/errors.ts'
import { withSeoNames } from '#src/base/i18n/slugs.store.server.ts'
import { assertTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { recorded } from '../accounts/audit/audit.store.server.ts'
import type { CategoryBody, CategoryForm } from './categories.admin.schema.ts'
import {
  countUses,
  deleteCategory,
  findOfficeCategories,
  insertCategory,
  lockCategory,
  updateCategory,
} from './categories.admin.store.server.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

type Body = z.output<typeof CategoryBody>

/** A record tells the texts of every language; which of them is `name` does not matter there. */
const kind = {
  entity: 'categories',
  read: async (tx: Tx, id: number) => (await findOfficeCategories(tx, 'tr', { id }))[0] ?? null,
} as const

/**
 * The edits of categories. 422 at its field for a parent that is not a main category, a picture that is gone, a slug that is
 * taken; 409 when somebody saved since `version`, and for deleting what has tours or sub-categories in it, with their number.
 */
export function categoryEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, kind)
  return {
    create: async ({ form_data: form }: Body): Promise<number> => {
      await assertTexts(db, form.texts, 'name')
      return edits.create(async (tx) => {
        await assertPlace(tx, null, form)
        const texts = await withSeoNames(tx, categoryTextTable, null, form.texts, ({ name }) => name)
        const id = await insertCategory(tx, placeOf(form))
        await saveTexts(tx, categoryTextTable, id, texts, form.cleared)
        return id
      })
    },
    change: async (id: number, { form_data: form }: Body): Promise<void> => {
      await assertTexts(db, form.texts, 'name')
      await edits.change(id, async (tx) => {
        const row = await locked(tx, id)
        assertFresh(row, form.version)
        await assertPlace(tx, id, form)
        const texts = await withSeoNames(tx, categoryTextTable, id, form.texts, ({ name }) => name)
        await updateCategory(tx, row, placeOf(form))
        await saveTexts(tx, categoryTextTable, id, texts, form.cleared)
      })
    },
    remove: (id: number) =>
      edits.remove(id, async (tx) => {
        const row = await locked(tx, id)
        const { tours, sub_categories } = await countUses(tx, id)
        if (tours > 0) throw new Failure('conflict', { key: 'office.category_has_tours', values: { n: tours } })
        if (sub_categories > 0)
          throw new Failure('conflict', { key: 'office.category_has_subs', values: { n: sub_categories } })
        await deleteCategory(tx, row)
      }),
    order: (parent_id: number | null, queue: readonly QueueItem[]) =>
      edits.order(String(parent_id ?? 'main'), { scope: { parent_id } }, queue),
  }
}

async function locked(tx: Tx, id: number) {
  const row = await lockCategory(tx, id)
  if (!row) throw notFound()
  return row
}

const placeOf = ({ parent_id, cover_image_id }: CategoryForm) => ({ parent_id, cover_image_id })

async function assertPlace(tx: Tx, id: number | null, form: CategoryForm): Promise<void> {
  await assertImages(tx, [form.cover_image_id], 'cover_image_id')
  if (form.parent_id === null) return
  const parent = await lockCategory(tx, form.parent_id)
  if (!parent || parent.parent_id !== null || parent.id === id) throw invalid('parent_id', 'office.category_parent')
  if (id !== null && (await countUses(tx, id)).sub_categories > 0) throw invalid('parent_id', 'office.category_has_own')
}
