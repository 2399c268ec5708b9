import { about } from './strings/about.ts'
import { auth, staff, staff_mail } from './strings/auth.ts'
import { bank } from './strings/bank.ts'
import { booking } from './strings/booking.ts'
import { cart } from './strings/cart.ts'
import { checkout } from './strings/checkout.ts'
import { consent } from './strings/consent.ts'
import { careers, contact, offer, special_tour } from './strings/contact.ts'
import { contract } from './strings/contract.ts'
import { errors } from './strings/errors.ts'
import { footer } from './strings/footer.ts'
import { home } from './strings/home.ts'
import { inquiries, inquiry_mail } from './strings/inquiries.ts'
import { list } from './strings/list.ts'
import { mail } from './strings/mail.ts'
import { navbar } from './strings/navbar.ts'
import { not_found } from './strings/not-found.ts'
import { office } from './strings/office.ts'
import { ofFiles } from './strings/office-files.ts'
import { posts } from './strings/posts.ts'
import { pricing } from './strings/pricing.ts'
import { result } from './strings/result.ts'
import { search } from './strings/search.ts'
import { tour } from './strings/tour.ts'
import { ui } from './strings/ui.ts'
import { visa } from './strings/visa.ts'

type Lang = 'tr' | 'en'
export type Strings = Record<string, Record<Lang, string>>

/**
 * Every public text of the project in the languages it ships, by group. They are put into the database when missing
 * and never overwrite what an agency changed there. {name} stands for a value; `one|other` are plural forms.
 */
export const strings = {
  about,
  auth,
  bank,
  booking,
  cart,
  checkout,
  contract,
  consent,
  errors,
  footer,
  careers,
  contact,
  offer,
  special_tour,
  inquiries,
  inquiry_mail,
  mail,
  navbar,
  office,
  posts,
  pricing,
  result,
  search,
  staff: { ...staff, ...ofFiles },
  staff_mail,
  tour,
  ui,
  visa,
  home,
  list,
  not_found,
}

type Groups = typeof strings
/** 'group.key' of a text that exists. */
export type StringKey = { [G in keyof Groups & string]: `${G}.${keyof Groups[G] & string}` }[keyof Groups & string]
