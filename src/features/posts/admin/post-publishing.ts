import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
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
      fact('cover', 'Kapak görseli', 'Cover picture', cover_image !== null, { field: 'cover_image' }),
      ...(section === 'photos'
        ? [
            fact('files', 'Albümde görsel', 'A picture in the album', Array.isArray(files) && files.length > 0, {
              field: 'files',
            }),
          ]
        : []),
      ...(section === 'videos' ? [fact('video', 'Video', 'Video', Boolean(file_video), { field: 'file_video' })] : []),
    ],
  }
}
