import type { TextGroup } from '#src/base/string-key.ts'

/** Why a request failed, and what to do now. Site and office use them. */
export const failure = {
  offline: { tr: 'İnternet bağlantınız kesilmiş görünüyor. Bağlanınca yeniden deneyin.', en: 'You seem to be offline. Try again once you are connected.' },
  no_answer: { tr: 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.', en: 'We got no response. Check your connection and try again.' },
  too_many: { tr: 'Kısa sürede çok fazla deneme yapıldı. Lütfen {n} saniye sonra yeniden deneyin.', en: 'Too many attempts. Please try again in {n} second.|Too many attempts. Please try again in {n} seconds.' },
  too_many_minutes: { tr: 'Kısa sürede çok fazla deneme yapıldı. Lütfen {n} dakika sonra yeniden deneyin.', en: 'Too many attempts. Please try again in {n} minute.|Too many attempts. Please try again in {n} minutes.' },
  too_many_soon: { tr: 'Kısa sürede çok fazla deneme yapıldı. Lütfen birazdan yeniden deneyin.', en: 'Too many attempts. Please try again shortly.' },
  unavailable: { tr: 'Şu anda yanıt veremiyoruz. Lütfen {n} saniye sonra yeniden deneyin.', en: 'We cannot respond right now. Please try again in {n} second.|We cannot respond right now. Please try again in {n} seconds.' },
  unavailable_minutes: { tr: 'Şu anda yanıt veremiyoruz. Lütfen {n} dakika sonra yeniden deneyin.', en: 'We cannot respond right now. Please try again in {n} minute.|We cannot respond right now. Please try again in {n} minutes.' },
  unavailable_soon: { tr: 'Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.', en: 'We cannot respond right now. Please try again shortly.' },
  failed: { tr: 'Sorun bizde. Lütfen birkaç dakika sonra yeniden deneyin.', en: 'Something went wrong on our side. Please try again in a few minutes.' },
} satisfies TextGroup
