import type { OfficeTexts } from '../office-texts.ts'

export const savedFilterTexts = {
  list: { tr: 'Hazır ve kayıtlı filtreler', en: 'Ready-made and saved filters' },
  others: { tr: 'Diğerleri', en: 'Others' },
  save: { tr: 'Filtreyi kaydet', en: 'Save the filter' },
  save_title: { tr: 'Bu filtreyi kaydet', en: 'Save this filter' },
  save_help: { tr: 'Yalnızca siz görürsünüz.', en: 'Only you will see it.' },
  name: { tr: 'Filtrenin adı', en: 'Name of the filter' },
  taken: { tr: 'Bu adla bir filtreniz var; kaydederseniz yenisi onun yerine geçer.', en: 'You have a filter with this name; saving replaces it.' },
  overwrite: { tr: 'Üzerine yaz', en: 'Replace' },
  actions_of: { tr: '“{name}” filtresi: işlemler', en: 'Filter “{name}”: actions' },
  update: { tr: 'Şimdiki filtrelerle değiştir', en: 'Replace with the current filters' },
  rename: { tr: 'Adını değiştir', en: 'Rename' },
  rename_title: { tr: 'Filtrenin adını değiştir', en: 'Rename the filter' },
} satisfies OfficeTexts
