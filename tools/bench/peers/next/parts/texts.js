const day = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('tr', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' })
const number = new Intl.NumberFormat('tr')
const symbols = { TRY: 'TL', EUR: '€', USD: '$' }
const means = { otobus: 'otobüsle', ucak: 'uçakla', gemi: 'gemiyle', tren: 'trenle', 'ozel-arac': 'özel araçla' }

export const dayText = (date) => day.format(new Date(date))
export const monthText = (value) => month.format(new Date(`${value}-01`))
export const weekdayText = (date) => weekday.format(new Date(date))
export const monthNameText = (date) => monthName.format(new Date(date))
export const moneyText = (amount, currency) => `${number.format(amount)} ${symbols[currency]}`
export const meansText = (type) => capital(means[type])
export const nightsText = ({ nights, days }) => (nights === 0 ? 'Günübirlik' : `${nights} gece ${days} gün`)

export function transportText(types) {
  const all = types.map((type) => means[type])
  return capital(all.length > 1 ? `${all.slice(0, -1).join(', ')} ve ${all.at(-1)}` : all[0])
}

function capital(text) {
  return text[0].toLocaleUpperCase('tr') + text.slice(1)
}
