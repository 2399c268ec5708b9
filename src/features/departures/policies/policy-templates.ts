import type { PolicyKind } from './policies.links.ts'

type Template = { kind: PolicyKind; name: string; steps: { days: number; percent: number }[] }

/**
 * Usual terms for an agency to begin with, in the order of its list. Until 30 days before departure nothing is kept
 * (Paket Tur Sözleşmeleri Yönetmeliği); after the last step it is everything.
 */
export const policyTemplates: readonly Template[] = [
  {
    kind: 'yurt-ici',
    name: 'Yurt içi turlar',
    steps: [
      { days: 30, percent: 0 },
      { days: 15, percent: 25 },
      { days: 7, percent: 50 },
    ],
  },
  {
    kind: 'yurt-disi',
    name: 'Yurt dışı turlar',
    steps: [
      { days: 30, percent: 0 },
      { days: 15, percent: 35 },
      { days: 7, percent: 70 },
    ],
  },
  {
    kind: 'ozel',
    name: 'Bayram ve yılbaşı turları',
    steps: [
      { days: 30, percent: 0 },
      { days: 15, percent: 50 },
    ],
  },
]
