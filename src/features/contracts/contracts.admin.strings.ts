import type { TextGroup } from '#src/base/string-key.ts'

export const contractsOffice = {
  contract_added: { tr: 'Sözleşme Eklendi!', en: 'The contract has been added!' },
  contract_templates: {
    tr: '{n} hazır sözleşme taslak olarak eklendi. Avukatınıza okutup düzenleyin, sonra yayıma alın.',
    en: '{n} ready-made contract has been added as a draft. Have your lawyer check it, adapt it and then publish it.|{n} ready-made contracts have been added as drafts. Have your lawyer check them, adapt them and then publish them.',
  },
  contract_templates_known: { tr: 'Hazır sözleşmelerin hepsi zaten ekli.', en: 'All the ready-made contracts have already been added.' },
  contracts_published: { tr: '{n} sözleşme yayımlandı.', en: '{n} contract is on the site now.|{n} contracts are on the site now.' },
  contract_no_text: { tr: '“{name}” sözleşmesinin henüz metni yok.', en: '“{name}” has no text yet.' },
  contract_saved: { tr: 'Sözleşme Güncellendi!', en: 'The contract has been updated!' },
  contract_closed: { tr: 'Siparişlerde onaylandığı için silinmedi; yayından kaldırıldı.', en: 'It has been accepted in orders, so it was taken off the site rather than deleted.' },
  contract_accepted: { tr: 'Siparişlerde onaylanmış bir sözleşme silinemez. Zaten yayında değil.', en: 'A contract that has been accepted in orders cannot be deleted. It is already off the site.' },
  contract_read_closed: { tr: 'Mesaj gönderenlere gösterildiği için silinmedi; yayından kaldırıldı.', en: 'It has been shown to people who wrote to you, so it was taken off the site rather than deleted.' },
  contract_read: { tr: 'Mesaj gönderenlere gösterilmiş bir metin silinemez. Zaten yayında değil.', en: 'A text that has been shown to people who wrote to you cannot be deleted. It is already off the site.' },
  contract_published: { tr: 'Bu dilde yayımlanmış bir metin var; boş bırakılamaz.', en: 'A text has been published in this language; it cannot be left empty.' },
  contract_table: { tr: '{{order_items}} bir tablo olur: kendi satırında, tek başına durmalı.', en: '{{order_items}} becomes a table: it has to stand on a line of its own.' },
  contract_placeholder: { tr: '{name} diye bir alan yok.', en: 'There is no field called {name}.' },
} satisfies TextGroup
