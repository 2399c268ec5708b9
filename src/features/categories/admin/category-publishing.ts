import { fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'

/** A category has no status: it is published when it is saved. */
export const categoryPublishing: Publishing = {
  required: ['name', 'description'],
  published: {},
  facts: ({ cover_image }) => [
    fact('cover', 'Kapak görseli', 'Cover picture', cover_image !== null, { field: 'cover_image' }),
  ],
}
