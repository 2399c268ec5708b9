import { expect, test } from 'vitest'
import { NewUser } from './features/accounts/accounts.schema.ts'
import { categoryTexts } from './features/categories/categories.admin.schema.ts'
import { certificateTexts } from './features/company/certificates.admin.schema.ts'
import { contentTexts } from './features/content/content.admin.schema.ts'
import { contractTexts } from './features/contracts/contracts.admin.schema.ts'
import { pageMetaTexts } from './features/page-meta/page-meta.admin.schema.ts'
import { postTexts } from './features/posts/posts.admin.schema.ts'
import { tourTexts } from './features/tours/editing/tours.admin.schema.ts'

/** Names stand in titles, menus, lists and mails: a line break in one is a slip of whoever pasted it. */
test.each([
  ['of a tour', tourTexts.name],
  ['of a tour for search engines', tourTexts.seo_title],
  ['of a category', categoryTexts.name],
  ['of a category for search engines', categoryTexts.seo_title],
  ['of a post', postTexts.title],
  ['of a post for search engines', postTexts.seo_title],
  ['of a contract', contractTexts.name],
  ['of a certificate', certificateTexts.name],
  ['of an item of a page', contentTexts.title],
  ['on a button', contentTexts.btn_title],
  ['on the other button', contentTexts.btn_title2],
  ['of a page', pageMetaTexts.title],
  ['of somebody of the staff', NewUser.shape.name],
])('the name %s is one line', (_, field) => {
  expect(field.parse(' Balkan\r\n\tTurları ')).toBe('Balkan Turları')
})
