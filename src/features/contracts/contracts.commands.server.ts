import type { Tx } from '#src/base/db/connect.server.ts'
import { deleteListed, insertListed, lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { assertFresh } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, notFound } from '#src/base/http/errors.ts'
import { withSeoNames } from '#src/base/i18n/slugs.store.server.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { assertTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { recorded } from '../accounts/audit/audit.store.server.ts'
import { contractTextTable } from './contract-texts.store.server.ts'
import type { ContractForm, OfficeContract } from './contracts.admin.schema.ts'
import { addVersions, findOfficeContract } from './contracts.admin.store.server.ts'
import { isTableAmongWords, unknownPlaceholders } from './contracts.rules.ts'

const table = 'contracts'
const kind = {
  entity: table,
  read: (tx: Tx, id: number) => findOfficeContract(tx, id, 'tr'),
} as const

/**
 * The edits of contracts. A text with a placeholder that nothing fills is 422; so is a language that was published and is
 * now empty, because what customers accepted must stay to be read.
 */
export function contractEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, kind)
  return {
    create: async (form: ContractForm): Promise<number> => {
      await assertForm(db, form)
      return edits.create(async (tx) => {
        const id = await insertListed(tx, { table }, valuesOf(form))
        await save(tx, id, form)
        return id
      })
    },
    change: async (id: number, form: ContractForm): Promise<void> => {
      await assertForm(db, form)
      await edits.change(id, async (tx, before) => {
        const row = await lockListed(tx, table, id)
        if (!row) throw notFound()
        assertFresh(row, form.version)
        const emptied = before.versions.find(({ lang }) => form.cleared.includes(lang))
        if (emptied) throw invalid(`body_${emptied.lang}`, 'office.contract_published')
        await updateListed(tx, table, id, valuesOf(form))
        await save(tx, id, form)
      })
    },
    /** One that orders accepted is switched off instead (rules.md, "Deleting"). @returns what is said */
    remove: async (id: number): Promise<StringKey> => {
      let said: StringKey = 'office.deleted'
      await edits.remove(id, async (tx, contract) => {
        if (contract.order_count === 0) return deleteListed(tx, { table }, id)
        if (!contract.active) throw new Failure('conflict', { key: 'office.contract_accepted' })
        await updateListed(tx, table, id, { active: false })
        said = 'office.contract_closed'
      })
      return said
    },
    order: (queue: readonly QueueItem[]) => edits.order('all', {}, queue),
  }

  async function save(tx: Tx, id: number, form: ContractForm): Promise<void> {
    const texts = await withSeoNames(tx, contractTextTable, id, form.texts, ({ name }) => name)
    const entries = Object.entries(texts)
    const named = entries.map(([lang, { name, seo_name }]) => [lang, { name, seo_name }] as const)
    await saveTexts(tx, contractTextTable, id, Object.fromEntries(named), form.cleared)
    await addVersions(tx, id, Object.fromEntries(entries.map(([lang, { body }]) => [lang, body])), staff.id)
  }
}

async function assertForm(db: Services['db'], { texts }: ContractForm): Promise<void> {
  await assertTexts(db, texts, 'name')
  for (const [lang, { body }] of Object.entries(texts)) {
    const [unknown] = unknownPlaceholders(body)
    if (unknown) throw invalid(`body_${lang}`, 'office.contract_placeholder', { name: unknown })
    if (isTableAmongWords(body)) throw invalid(`body_${lang}`, 'office.contract_table')
  }
}

function valuesOf({
  kind,
  at_checkout,
  active,
}: ContractForm): Pick<OfficeContract, 'kind' | 'at_checkout' | 'active'> {
  return { kind, at_checkout, active }
}
