import type { TextGroup } from '#src/base/string-key.ts'

/** About us page. */
export const about = {
  title: { tr: 'Hakkımızda', en: 'About us' },
  facts: { tr: 'Kısaca biz', en: 'At a glance' },
  founded: { tr: 'Kuruluş', en: 'Founded' },
  licence: { tr: 'TÜRSAB belge no', en: 'TÜRSAB licence no.' },
  offices: { tr: 'Ofislerimiz', en: 'Our offices' },
  values: { tr: 'Yolda böyle çalışırız', en: 'How we work on the road' },
  certificates: { tr: 'Belgelerimiz', en: 'Our certificates' },
  certificates_intro: { tr: 'Büyütmek için belgenin üzerine dokunun.', en: 'Select a certificate to enlarge it.' },
  enlarge: { tr: 'Belgeyi büyüt: {name}', en: 'Enlarge certificate: {name}' },
  particulars: { tr: 'Künye', en: 'Company details' },
  legal_name: { tr: 'Ticaret unvanı', en: 'Legal name' },
  etbis: { tr: 'ETBİS no', en: 'ETBİS no.' },
  mersis: { tr: 'MERSİS no', en: 'MERSİS no.' },
  tax_office: { tr: 'Vergi dairesi', en: 'Tax office' },
  tax_no: { tr: 'Vergi no', en: 'Tax no.' },
  kep: { tr: 'KEP adresi', en: 'Registered e-mail (KEP)' },
  phone: { tr: 'Telefon', en: 'Phone' },
  email: { tr: 'E-posta', en: 'E-mail' },
} satisfies TextGroup
