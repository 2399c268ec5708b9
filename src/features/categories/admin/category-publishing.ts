import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
import { categoryFields } from './category-form.strings.ts'

/** @param field that a language lacks, as the database names it */
export const missingCategoryText = (field: string): OfficeText =>
  categoryFields[field as keyof typeof categoryFields].label

/** A category has no status: it is published when it is saved. */
export const categoryPublishing: Publishing = {
  required: ['name', 'description'],
  published: {},
  facts: ({ cover_image }) => [
    fact('cover', 'Kapak görseli', 'Cover picture', cover_image !== null, { field: 'cover_image' }),
  ],
}
