import type { Publishing } from '#src/base/admin-kit/publishing/readiness.ts'

/** A category has no status: it is published when it is saved. */
export const categoryPublishing: Publishing = {
  required: ['name', 'description'],
  published: {},
  facts: ({ cover_image }) => [
    {
      key: 'cover',
      label: { tr: 'Kapak görseli', en: 'Cover picture' },
      isDone: cover_image !== null,
      field: 'cover_image',
    },
  ],
}
