import { lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertTextImages } from '#src/base/files/images.store.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { contractForm } from './contracts.admin.schema.ts'
import {
  addVersions,
  findOfficeContract,
  isNamedInMessages,
  listContractNames,
} from './contracts.admin.store.server.ts'
import { isTableInline, unknownPlaceholders } from './contracts.rules.ts'
import { contractTextTable } from './contracts.store.server.ts'

/**
 * Creates, changes and deletes contracts. 422 for an unknown placeholder, and for emptying a language that was published,
 * because customers may read again what they accepted. A contract that orders accepted, or messages name, is
 * switched off instead of deleted.
 */
export const contractEdits = listedEdits({
  table: 'contracts',
  form: contractForm,
  find: (db, id, lang) => findOfficeContract(db, id, lang),
  values: ({ kind, at_checkout, active }) => ({ kind, at_checkout, active }),
  texts: { table: contractTextTable, required: 'name', ownColumns: ['name', 'seo_name'] },
  check: async (tx, { texts, cleared }, before) => {
    for (const [lang, { body }] of Object.entries(texts)) {
      const [unknown] = unknownPlaceholders(body)
      if (unknown) throw invalid(`body_${lang}`, 'office.contract_placeholder', { name: unknown })
      if (isTableInline(body)) throw invalid(`body_${lang}`, 'office.contract_table')
    }
    await assertTextImages(tx, texts, 'body')
    const emptied = before?.versions.find(({ lang }) => cleared.includes(lang))
    if (emptied) throw invalid(`body_${emptied.lang}`, 'office.contract_published')
  },
  saved: (tx, id, { texts }, staff) => {
    const bodies = Object.entries(texts).map(([lang, { body }]) => [lang, body] as const)
    return addVersions(tx, id, Object.fromEntries(bodies), staff.id)
  },
  archive: async (tx, contract, id) => {
    const isAccepted = contract.order_count > 0
    if (!isAccepted && !(await isNamedInMessages(tx, id))) return null
    if (!contract.active)
      throw new Failure('conflict', { key: isAccepted ? 'office.contract_accepted' : 'office.contract_read' })
    await updateListed(tx, 'contracts', id, { active: false })
    return isAccepted ? 'office.contract_closed' : 'office.contract_read_closed'
  },
})

/**
 * Adds the shipped contracts in the languages of the site, hidden, for the agency's lawyer to check. A contract whose name exists is
 * skipped, so a second call adds nothing. @returns how many were added
 */
export async function addContractTemplates(
  { db, languages, contractTemplates }: Pick<Services, 'db' | 'languages' | 'contractTemplates'>,
  staff: Staff,
): Promise<number> {
  const langs = (await languages()).map(({ abbr }) => abbr)
  const known = await listContractNames(db)
  const { create } = contractEdits({ db, staff })
  let added = 0
  // A new contract is first in the list.
  for (const { kind, at_checkout, texts } of (await contractTemplates()).toReversed()) {
    const own = langs.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]] as const] : []))
    if (own.some(([, { name }]) => known.has(name))) continue
    const fields = own.flatMap(([lang, { name, body }]) => [
      [`name_${lang}`, name],
      [`body_${lang}`, body],
    ])
    await create(contractForm.schema.parse({ kind, at_checkout, active: false, ...Object.fromEntries(fields) }))
    added++
  }
  return added
}

/**
 * Shows contracts on the site, all or none. Contracts that are already shown stay unchanged.
 * @returns how many became visible
 * @throws Failure 404 for an unknown one, 409 for one without a text
 */
export function publishContracts(db: Services['db'], staff: Staff, ids: readonly number[]): Promise<number> {
  return transaction(db, async (tx) => {
    let published = 0
    // Sorted, so that two calls cannot deadlock.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const row = await lockListed(tx, 'contracts', id)
      const before = row && (await findOfficeContract(tx, id, 'tr'))
      if (!before) throw notFound()
      if (before.active) continue
      if (before.versions.length === 0)
        throw new Failure('conflict', { key: 'office.contract_no_text', values: { name: before.name } })
      await updateListed(tx, 'contracts', id, { active: true })
      const after = await findOfficeContract(tx, id, 'tr')
      await record(tx, staff, { action: 'update', entity: 'contracts', id, before, after })
      published++
    }
    return published
  })
}
