import type { Client } from '#src/base/http/client/client.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'

/** The privacy notice that a form links to. */
export type NoticeLink = Pick<ContractItem, 'name' | 'seo_name' | 'seo_name_tr'>

export async function loadNotice(api: Client): Promise<NoticeLink | null> {
  const contracts = await api.get<ContractItem[]>('/api/pages/contracts')
  const found = contracts.find(({ kind }) => kind === 'kvkk')
  return found ? { name: found.name, seo_name: found.seo_name, seo_name_tr: found.seo_name_tr } : null
}
