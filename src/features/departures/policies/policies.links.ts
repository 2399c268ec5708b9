export const policiesAdminPath = '/api/admin/policies'

/** Adds the usual terms. */
export const policyTemplatesPath = `${policiesAdminPath}/templates`

/** Tours within Türkiye, tours abroad, and tours that name a policy of their own. */
export const policyKinds = ['yurt-ici', 'yurt-disi', 'ozel'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Costs that an agency has paid to others and does not get back. */
export const keptLineKinds = ['vize', 'bilet', 'konaklama', 'sigorta', 'etkinlik', 'diger'] as const
export type KeptLineKind = (typeof keptLineKinds)[number]

/** Days within which a refund goes back (Paket Tur Sözleşmeleri Yönetmeliği). */
export const refundDays = 14
