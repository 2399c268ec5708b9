import { heldWords, labelsOf, picturesUnit, section, seoWords } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { postTexts, requirementTexts } from './admin/post.strings.ts'
import { postFields, visaFields } from './admin/post-form.strings.ts'

const sections = {
  news: postTexts.news_title,
  videos: postTexts.videos_title,
  photos: postTexts.photos_title,
  blog: postTexts.blog_title,
  visa: postTexts.visa_title,
}

export const audit: RoomAudit = {
  entities: {
    posts: {
      names: { tr: ['Yazı', 'Yazılar'], en: ['Post', 'posts'] },
      fields: {
        ...labelsOf(postFields),
        ...seoWords,
        ...heldWords,
        ...labelsOf(visaFields),
        section: { label: section, choices: sections },
        status: { label: postFields.status.label, choices: postTexts },
        body: { label: postFields.body.label, as: 'html' },
        published_on: { label: postFields.published_on.label, as: 'day' },
        cover_image: { label: postFields.cover_image.label, as: 'picture' },
        files: { label: postFields.files.label, as: 'count', unit: picturesUnit },
        visa: { label: visaFields.country.label },
        country: { label: visaFields.country.label, as: 'country' },
        ordinary_passport: { label: visaFields.ordinary_passport.label, choices: requirementTexts },
        green_passport: { label: visaFields.green_passport.label, choices: requirementTexts },
        checked_on: { label: visaFields.checked_on.label, as: 'day' },
      },
      screen: ({ entity_id, part }) => ({ to: `/admin/pages/${part}/update`, id: Number(entity_id) }),
      lists: sections,
    },
  },
}
