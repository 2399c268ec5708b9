import type { Tx } from '#src/base/db/connect.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import { assertImages, assertTextImages } from '#src/base/files/images.store.server.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { categoryForm } from './categories.admin.schema.ts'
import { countUses, findOfficeCategories, lockParent } from './categories.admin.store.server.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

/**
 * Edit commands of categories. 422 at the field for a parent that is not a main category, a deleted picture, or a slug of
 * another category; 409 with the number for deleting a category that has tours or sub-categories.
 */
export const categoryEdits = listedEdits({
  table: 'categories',
  form: categoryForm,
  find: async (db, id, lang) => (await findOfficeCategories(db, lang, { id }))[0],
  values: ({ parent_id, cover_image_id }) => ({ parent_id, cover_image_id }),
  scopeOf: ({ parent_id }) => ({ parent_id }),
  texts: { table: categoryTextTable, required: 'name' },
  check: async (tx, { parent_id, cover_image_id, texts }, before) => {
    await assertImages(tx, [cover_image_id], 'cover_image_id')
    await assertTextImages(tx, texts, 'description')
    if (parent_id !== null) await assertParent(tx, parent_id, before)
  },
  archive: async (tx, { id }) => {
    const { tours, sub_categories } = await countUses(tx, id)
    if (tours > 0) throw new Failure('conflict', { key: 'office.category_has_tours', values: { n: tours } })
    if (sub_categories > 0)
      throw new Failure('conflict', { key: 'office.category_has_subs', values: { n: sub_categories } })
    return null
  },
})

async function assertParent(tx: Tx, parent_id: number, category: { id: number } | null): Promise<void> {
  const parent = await lockParent(tx, parent_id)
  if (!parent || parent.parent_id !== null || parent_id === category?.id)
    throw invalid('parent_id', 'office.category_parent')
  if (category && (await countUses(tx, category.id)).sub_categories > 0)
    throw invalid('parent_id', 'office.category_has_own')
}
