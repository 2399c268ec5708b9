/** Page path without its language prefix: the seo_name or, if that is null, the seo_name_tr. */
export function contractPath(contract: { seo_name: string | null; seo_name_tr: string }): string {
  return `/sozlesme/${contract.seo_name ?? contract.seo_name_tr}`
}

/** @param seo_name in any language */
export function contractApiPath(seo_name: string): string {
  return `/api/pages/contract/${encodeURIComponent(seo_name)}`
}

export const contractsAdminPath = '/api/admin/contracts'

/** Adds the shipped contracts. */
export const contractTemplatesPath = `${contractsAdminPath}/templates`

export const publishContractsPath = `${contractsAdminPath}/publish`

export function contractVersionPath(id: number, lang: string, version: number): string {
  return `${contractsAdminPath}/${id}/versions/${lang}/${version}`
}
