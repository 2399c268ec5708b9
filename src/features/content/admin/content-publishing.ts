import { fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
import type { SectionRule } from '../content.links.ts'

/** @param parts of the item's section */
export function contentPublishing({ parts }: SectionRule): Publishing {
  return {
    required: ['title', 'description', 'btn_title', 'btn_title2'],
    expected: ['title'],
    published: { active: true },
    facts: ({ file_img }) => [
      ...(parts.includes('image')
        ? [fact('image', 'Görsel', 'Picture', file_img !== null, { field: 'file_img' })]
        : []),
    ],
  }
}
