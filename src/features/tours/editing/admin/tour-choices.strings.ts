// Each list of values in the order in which the form offers them.
export const tourStatusTexts = { taslak: { tr: 'Taslak', en: 'Draft' }, yayinda: { tr: 'Yayında', en: 'Published' }, arsiv: { tr: 'Arşiv', en: 'Archive' } }
export const visaTexts = { vizesiz: { tr: 'Vizesiz', en: 'Visa-free' }, vizeli: { tr: 'Vize gerekli', en: 'Visa required' }, kapida: { tr: 'Kapıda vize', en: 'Visa on arrival' } }
export const transportTexts = { otobus: { tr: 'Otobüs', en: 'Coach' }, ucak: { tr: 'Uçak', en: 'Plane' }, gemi: { tr: 'Gemi', en: 'Ship' }, tren: { tr: 'Tren', en: 'Train' }, 'ozel-arac': { tr: 'Özel araç', en: 'Private vehicle' } }
export const boardTexts = { yok: { tr: 'Konaklama yok', en: 'None' }, 'oda-kahvalti': { tr: 'Oda kahvaltı', en: 'Bed and breakfast' }, 'yarim-pansiyon': { tr: 'Yarım pansiyon', en: 'Half board' }, 'tam-pansiyon': { tr: 'Tam pansiyon', en: 'Full board' }, 'her-sey-dahil': { tr: 'Her şey dahil', en: 'All inclusive' } }
