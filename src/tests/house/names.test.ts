import { expect, test } from 'vitest'
import { NewUser } from '#src/features/accounts/accounts.schema.ts'
import { certificateTextFields } from '#src/features/agency/certificates.admin.schema.ts'
import { categoryTextFields } from '#src/features/categories/categories.admin.schema.ts'
import { companyTextFields } from '#src/features/company/settings/settings.admin.schema.ts'
import { contentTextFields } from '#src/features/content/content.admin.schema.ts'
import { contractTextFields } from '#src/features/contracts/contracts.admin.schema.ts'
import { pickupTextFields } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import { pageMetaTextFields } from '#src/features/page-meta/page-meta.admin.schema.ts'
import { postTextFields } from '#src/features/posts/posts.admin.schema.ts'
import { tourTextFields } from '#src/features/tours/editing/tours.admin.schema.ts'

/** Names appear in titles, menus, lists and mails; a line break in one comes from pasting. */
test.each([
  ['of a tour', tourTextFields.name],
  ['of a tour for search engines', tourTextFields.seo_title],
  ['of a category', categoryTextFields.name],
  ['of a category for search engines', categoryTextFields.seo_title],
  ['of a post', postTextFields.title],
  ['of a post for search engines', postTextFields.seo_title],
  ['of a contract', contractTextFields.name],
  ['of a certificate', certificateTextFields.name],
  ['of a pickup point', pickupTextFields.name],
  ['of the agency', companyTextFields.name],
  ['of an item of a page', contentTextFields.title],
  ['on a button', contentTextFields.btn_title],
  ['on the other button', contentTextFields.btn_title2],
  ['of a page', pageMetaTextFields.title],
  ['of a staff member', NewUser.shape.name],
])('the name %s is a single line', (_, field) => {
  expect(field.parse(' Balkan\r\n\tTurları ')).toBe('Balkan Turları')
})
