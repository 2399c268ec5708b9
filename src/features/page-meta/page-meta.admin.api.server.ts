import { transaction } from '#src/base/db/transaction.server.ts'
import { assertFresh, done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { listLanguages } from '#src/base/i18n/texts.store.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { OfficePageMetas, PageMetaBody, type PageMetaForm } from './page-meta.admin.schema.ts'
import { listOfficePageMeta, lockPageMeta, savePageMeta } from './page-meta.admin.store.server.ts'
import { pageMetaAdminPath as path } from './page-meta.links.ts'

const access = 'may:content'

export const pageMetaAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Title and description of every page, in every language.',
    answer: OfficePageMetas,
    handle: ({ db }) => listOfficePageMeta(db),
  }),
  endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Title and description of one page; what is left empty falls back to the default language.',
    body: PageMetaBody,
    answer: Done,
    handle: async (call) => {
      await change(call.db, call.staff!, call.body.form_data)
      return done(call, 'office.saved')
    },
  }),
]

/** @throws Failure 409 when somebody saved since `version`; 422 for a language that there is not */
async function change(db: Services['db'], staff: Staff, form: PageMetaForm): Promise<void> {
  const known = await listLanguages(db)
  const unknown = Object.keys(form.texts).find((lang) => !known.some(({ abbr }) => abbr === lang))
  if (unknown) throw invalid(`title_${unknown}`, 'errors.unknown_language')
  await transaction(db, async (tx) => {
    await lockPageMeta(tx)
    const before = (await listOfficePageMeta(tx, form.route_name))[0]!
    assertFresh(before, form.version)
    await savePageMeta(tx, form, before.version + 1)
    const after = (await listOfficePageMeta(tx, form.route_name))[0]!
    await record(tx, staff, { action: 'update', entity: 'page_meta', id: form.route_name, before, after })
  })
}
