import type { TextGroup } from '#src/base/string-key.ts'

export const policiesOffice = {
  policy_days: { tr: 'Günler yukarıdan aşağıya azalmalı.', en: 'The days must fall from top to bottom.' },
  policy_percent: { tr: 'Kalkış yaklaştıkça kesinti azalamaz.', en: 'Less cannot be kept as departure comes nearer.' },
  policy_templates: { tr: '{n} hazır iptal koşulu eklendi. Oranları sözleşmenizle karşılaştırıp düzenleyin.', en: '{n} set of ready-made terms has been added. Compare it with your contract and adapt it.|{n} sets of ready-made terms have been added. Compare them with your contract and adapt them.' },
  policy_templates_known: { tr: 'Hazır koşulların hepsi zaten ekli.', en: 'All the ready-made terms have already been added.' },
  policy_in_use: { tr: 'Bu koşulu seçmiş turlar var. Önce o turlarda başka bir koşul seçin.', en: 'Some tours have chosen these terms. Choose other terms for them first.' },
  policy_unknown: { tr: 'Bu iptal koşulu artık yok. Sayfayı yenileyin.', en: 'These cancellation terms no longer exist. Please reload the page.' },
} satisfies TextGroup
