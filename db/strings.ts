import { booking } from './strings/booking.ts'
import { errors } from './strings/errors.ts'
import { footer } from './strings/footer.ts'
import { mail } from './strings/mail.ts'
import { navbar } from './strings/navbar.ts'
import { pricing } from './strings/pricing.ts'
import { tour } from './strings/tour.ts'
import { ui } from './strings/ui.ts'

type Lang = 'tr' | 'en'
export type Strings = Record<string, Record<Lang, string>>

/**
 * Every public text of the project in the languages it ships, by group. They are put into the database when missing
 * and never overwrite what an agency changed there. {name} stands for a value; `one|other` are plural forms.
 */
export const strings = { booking, errors, footer, mail, navbar, pricing, tour, ui }

type Groups = typeof strings
/** 'group.key' of a text that exists. */
export type StringKey = { [G in keyof Groups & string]: `${G}.${keyof Groups[G] & string}` }[keyof Groups & string]
