import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import type { Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
import type { PostSection } from '../posts.schema.ts'
import { postFields, visaFields } from './post-form.strings.ts'

const labels: Record<string, { label: OfficeText }> = { ...postFields, ...visaFields }

/** @param field that a language lacks, as the database names it */
export const missingPostText = (field: string): OfficeText => labels[field]!.label

export function postPublishing(section: PostSection): Publishing {
  const isVisa = section === 'visa'
  return {
    required: ['title', 'summary', 'body', ...(isVisa ? ['documents', 'notes'] : [])],
    expected: ['title', 'summary', ...(section === 'photos' || section === 'videos' ? [] : ['body'])],
    published: { status: 'yayinda' },
    facts: ({ cover_image, files, file_video }) => [
      {
        key: 'cover',
        label: { tr: 'Kapak görseli', en: 'Cover picture' },
        isDone: cover_image !== null,
        field: 'cover_image',
      },
      ...(section === 'photos'
        ? [
            {
              key: 'files',
              label: { tr: 'Albümde görsel', en: 'A picture in the album' },
              isDone: Array.isArray(files) && files.length > 0,
              field: 'files',
            },
          ]
        : []),
      ...(section === 'videos'
        ? [{ key: 'video', label: { tr: 'Video', en: 'Video' }, isDone: Boolean(file_video), field: 'file_video' }]
        : []),
    ],
  }
}
