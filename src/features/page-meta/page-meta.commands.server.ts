import { transaction } from '#src/base/db/transaction.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import { parsed } from '#src/base/http/endpoint/parsed.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { assertLanguages } from '#src/base/i18n/texts.store.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { pageMetaForm, RouteName } from './page-meta.admin.schema.ts'
import { listOfficePageMeta, lockPageMeta, savePageMeta } from './page-meta.admin.store.server.ts'

/**
 * Changes the named texts of one page.
 * @throws Failure 409 when it was saved since `version`; 422 for a page or a language that does not exist
 */
export async function changePageMeta(db: Services['db'], staff: Staff, sent: SentFields): Promise<void> {
  const { route_name } = parsed(RouteName, sent)
  await transaction(db, async (tx) => {
    await lockPageMeta(tx)
    const before = (await listOfficePageMeta(tx, route_name))[0]!
    const form = changedForm(pageMetaForm, before, sent)
    await assertLanguages(tx, form.texts, 'title')
    assertNotStale(before, form.version)
    if (changesNothing(pageMetaForm, before, form)) return
    await savePageMeta(tx, form, before.version + 1)
    const after = (await listOfficePageMeta(tx, route_name))[0]!
    await record(tx, staff, { action: 'update', entity: 'page_meta', id: route_name, before, after })
  })
}
